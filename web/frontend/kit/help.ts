// helpOf(slug: string, from?: string)   the page of help of a game, or ("") the list of all; from: the page it is opened on, to which it leads back

export const helpOf = (slug: string, from?: string) =>
  `/help${slug && `/${slug}`}${from ? `?from=${encodeURIComponent(from)}` : ""}`;
