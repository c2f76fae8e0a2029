// What the build makes of the games' folders (`games` in build.mjs), by the names of the catalogue.

declare module "games:felt" {
  const felts: import("./round/types").GameFaces;
  export default felts;
}

declare module "games:phone" {
  const phones: import("./hand/types").GamePhones;
  export default phones;
}

declare module "games:picture" {
  const pictures: Readonly<Record<string, import("./desk/types").GamePicture>>;
  export default pictures;
}

declare module "games:wall" {
  const walls: import("./wall/types").WallScenes;
  export default walls;
}
