// What a browser has and the test's own lacks.
import { vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
localStorage.setItem("peltry.settings", JSON.stringify({ lang: "en", theme: "day" }));
