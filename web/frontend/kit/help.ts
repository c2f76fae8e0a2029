// helpOf(slug, from)   the page of help of a game, or ("") the list of all; from: the page it is opened on, to which it leads back

export const helpOf = (slug, from) =>
  `/help${slug && `/${slug}`}${from ? `?from=${encodeURIComponent(from)}` : ""}`;
