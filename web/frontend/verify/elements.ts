// Elements of the page, each made in one call: whatever a file says becomes text in them, and never markup.
//
//   element("p", {class: "lead"}, "text" | [parts])    fill(element, parts): nothing else is in it then

type Part = Node | string | null;
/** Attributes by name, and what is called as something happens, such as `onclick`. */
type Attributes = Readonly<Record<string, string | number | boolean | (() => void)>>;

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  inside: Part | readonly Part[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === "function") made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, String(value));
  fill(
    made,
    typeof inside === "string" || inside === null || inside instanceof Node ? [inside] : inside,
  );
  return made;
}

export function fill(holder: Element, parts: readonly Part[]) {
  holder.replaceChildren(...parts.filter((part) => part !== null));
}
