/** The German of this page, a line a sentence (`compact` of build.mjs fills it in). */
declare var GERMAN: string;
