declare global {
  /** Where get-nonce, which the scroll lock of dialogs asks, looks for the page's nonce. */
  var __webpack_nonce__: string | undefined
}

/**
 * The nonce that the server put into this page; style elements made in the browser must carry it.
 */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

globalThis.__webpack_nonce__ = styleNonce
