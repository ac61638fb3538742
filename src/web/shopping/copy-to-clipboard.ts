/**
 * Puts text on the clipboard, or throws. Pages over plain HTTP, as at home, have no clipboard API;
 * there a hidden field is copied.
 */
export async function copyToClipboard(text: string): Promise<void> {
  if ('clipboard' in navigator && window.isSecureContext) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (!isCopied) throw new Error('The browser did not copy')
}
