/**
 * The name of this open page among the household's others, so that it need not read again what it
 * changed itself.
 */
export const pageId = crypto.getRandomValues(new Uint32Array(2)).join('-')
