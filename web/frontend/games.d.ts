// What the build makes of the games' folders (`games` in build.mjs), by the names of the catalogue.

declare module "games:felt" {
  const felts: Readonly<Record<string, Partial<import("./round/types").Face>>>;
  export default felts;
}

declare module "games:phone" {
  const phones: Record<string, any>;
  export default phones;
}

declare module "games:wall" {
  const walls: Record<string, any>;
  export default walls;
}
