// A file checked, whatever is in it. This runs beside the page, in a worker: a long night takes seconds.
//
//   checked(file, progress)   [{night, canonical, findings, …} | {line, refused: the sentence}]: see audit.js

import { gettext } from "../kit/gettext";
import { audit, type Audited } from "./audit";
import { bundles } from "./bundles";
import { CheckError } from "./checkerror";

const LARGEST = 128; // megabytes
const MEGABYTE = 2 ** 20;

/** What is told now and then of a check that goes on. */
export type Progress = (done: number, total: number) => void;

export interface RefusedFile {
  line?: number | undefined;
  refused: string;
}
export type CheckedNight = Audited & { canonical: boolean; refused?: never };

export async function checked(
  file: Blob,
  progress: Progress,
): Promise<(CheckedNight | RefusedFile)[]> {
  if (file.size > LARGEST * MEGABYTE) {
    const sizes = { size: Math.round(file.size / MEGABYTE), most: LARGEST };
    return [
      {
        refused: gettext(
          "It has {size} megabytes, and this page reads {most}. The command “croupier verify” reads longer ones.",
          sizes,
        ),
      },
    ];
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return [{ refused: gettext("It cannot be read as a text in UTF-8.") }];
  }
  return bundles(text).map((read) => {
    if (!read.bundle) return { line: read.line, refused: read.refused.message };
    try {
      return { canonical: read.canonical, ...audit(read.bundle, progress) };
    } catch (error) {
      if (!(error instanceof CheckError)) throw error;
      return { refused: error.message };
    }
  });
}
