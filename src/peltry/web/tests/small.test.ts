import { expect, test, vi } from "vitest";
import { small } from "../client/lib/small";

test("a small map has the large shapes, and nothing on it passes for a piece", () => {
  const map = document.createElement("div");
  map.innerHTML = `<div class="node k-lake can" data-id="lake-huron" data-tip="Lake Huron" tabindex="0">
    <svg class="art"></svg><span class="text">Huron</span><div class="node k-canoe" data-id="canoe"></div></div>`;
  map.className = "node k-chart";
  vi.spyOn(map.querySelector(".k-lake")!, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 100));
  vi.spyOn(map.querySelector(".k-canoe")!, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 30, 10));
  const copy = small(map, 80);
  expect(copy.querySelector(".k-lake > .art")).not.toBeNull();
  expect(copy.querySelector(".k-canoe, .node, .can, .text, [data-id], [data-tip], [tabindex]")).toBeNull();
  expect(map.querySelectorAll(".node.can [data-id]")).toHaveLength(1);
});
