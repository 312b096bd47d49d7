// Before the first paint: the theme and the language chosen last time.
(function () {
  try {
    var saved = JSON.parse(localStorage.getItem("peltry.settings") || "{}");
    var dark =
      saved.theme === "lamplight" || (saved.theme !== "day" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "lamplight" : "day";
    if (saved.lang) document.documentElement.lang = saved.lang;
  } catch {
    document.documentElement.dataset.theme = "day";
  }
})();
