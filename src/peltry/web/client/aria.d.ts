// What Svelte's own list of attributes has not got yet.
import "svelte/elements";

declare module "svelte/elements" {
  interface AriaAttributes {
    "aria-description"?: string;
  }
}
