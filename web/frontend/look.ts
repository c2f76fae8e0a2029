// How this screen looks, as was chosen on it (kit/looks.js). A script of its own, which every page's head waits for: a
// module would run only after the first paint, and the paper would flash.
{
  const page = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    page.dataset["suits"] = kept("suits") ?? "two";
    page.dataset["felt"] = kept("felt") ?? "facing";
    page.dataset["paper"] = kept("paper") ?? (dark.matches ? "dark" : "light");
  };
  const kept = (what: string) => {
    try {
      return localStorage.getItem(what);
    } catch {
      return null; // a screen that keeps nothing
    }
  };
  show();
  dark.addEventListener("change", show);
  addEventListener("storage", show);
}
