// What a test needs beside the modules it is about, to draw a component of theirs.

export { effect } from "@preact/signals";
export { createElement, render } from "preact";
