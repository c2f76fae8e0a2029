// Elements of the page, each made in one call: whatever a file says becomes text in them, and never markup.
//
//   element("p", {class: "lead"}, "text" | [parts])    fill(element, parts): nothing else is in it then

/** @param {string} tag @param {Record<string, any>} attributes @param {any} inside */
export function element(tag, attributes, inside = []) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (name.startsWith("on")) made[name] = value;
    else made.setAttribute(name, value);
  fill(made, Array.isArray(inside) ? inside : [inside]);
  return made;
}

export function fill(holder, parts) {
  holder.replaceChildren(...parts.filter((part) => part !== null));
}
