/** What a page draws itself into. */
export function pageElement(): HTMLElement {
  const page = document.getElementById("page");
  if (!page) throw new TypeError("the page has no element #page");
  return page;
}
