import { afterEach, describe, expect, it, vi } from "vitest";
import { copyText } from "../client/lib/clipboard";

const byHand = vi.fn(() => true);
Object.assign(document, { execCommand: byHand });

function withClipboard(writeText?: (text: string) => Promise<void>): void {
  vi.stubGlobal("navigator", { clipboard: writeText && { writeText } });
}

afterEach(() => {
  vi.unstubAllGlobals();
  byHand.mockClear();
});

describe("a link to the clipboard", () => {
  it("goes there by the browser's own way", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    withClipboard(writeText);
    expect(await copyText("a link")).toBe(true);
    expect(writeText).toHaveBeenCalledWith("a link");
    expect(byHand).not.toHaveBeenCalled();
  });

  it("goes there from a field where there is no such way, and the field is gone afterwards", async () => {
    withClipboard();
    let selected = "";
    byHand.mockImplementationOnce(() => {
      selected = document.querySelector("input")?.value ?? "";
      return true;
    });
    expect(await copyText("a link")).toBe(true);
    expect(selected).toBe("a link");
    expect(document.querySelector("input")).toBeNull();
  });

  it("is not said to be there when it is not; what holds it is left for the person", async () => {
    withClipboard(() => Promise.reject(new Error("not allowed")));
    byHand.mockReturnValueOnce(false);
    const field = document.body.appendChild(document.createElement("input"));
    expect(await copyText("a link", field)).toBe(false);
    expect(field.isConnected).toBe(true);
    field.remove();
  });
});
