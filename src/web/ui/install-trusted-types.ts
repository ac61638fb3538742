/**
 * A default policy for Trusted Types, which the content security policy requires. Text becomes HTML
 * only if it holds no tag, as Mantine's style sheets do; scripts come from one address. Browsers
 * without Trusted Types ignore it.
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

export function installTrustedTypes({ trustedTypes }: Window): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_PAGE || !text.includes('<') ? text : null),
    createScriptURL: (address) => (address === SERVICE_WORKER ? address : null),
  })
}
