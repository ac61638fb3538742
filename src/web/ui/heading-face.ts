/**
 * Fetches the face of the headings when the code is there and the line is free: earlier it would
 * keep the code waiting, and with the first heading it would come after it was drawn and break its
 * lines anew.
 */
export function fetchHeadingFace(): void {
  // What fails here is drawn in the stand-in.
  document.fonts.load('600 1em Fraunces').catch(() => undefined)
}
