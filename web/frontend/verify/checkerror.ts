// What keeps a file from being checked further, in a sentence for whoever reads the page.

export class CheckError extends Error {}
