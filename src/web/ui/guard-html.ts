/**
 * Text becomes HTML in this window only where it holds no tag: the kit writes its style sheets so.
 * A script comes from one address alone. The page's policy asks for such a rule (Trusted Types),
 * and without one takes no text at all; browsers that know nothing of it let be.
 */

const EMPTY_PAGE = '<!doctype html>'
export const SERVICE_WORKER = '/sw.js'

interface Rules {
  createHTML: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: 'default', rules: Rules) => unknown }
  }
}

export function guardHtml({ trustedTypes }: Window): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_PAGE || !text.includes('<') ? text : null),
    createScriptURL: (address) => (address === SERVICE_WORKER ? address : null),
  })
}
