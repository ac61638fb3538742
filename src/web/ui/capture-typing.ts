/** Letters that are typed while a dialog is on its way, for its first field (home 57). */

/** Milliseconds after which typed letters no longer wait for a field. */
const MAX_WAIT = 8000

const isEditable = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement && !/^(?:checkbox|radio|button|submit|file)$/.test(target.type)) ||
  target instanceof HTMLTextAreaElement

/**
 * Keeps what is typed from now on until a field has the focus, and writes it there as if it had
 * been typed in it. Returns how to stop before that. It does nothing where a field has the focus
 * already.
 */
export function captureTyping(): () => void {
  if (isEditable(document.activeElement)) return () => undefined
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let buffer = ''
  const end = () => {
    clearTimeout(timer)
    listening.abort()
  }
  const timer = setTimeout(end, MAX_WAIT)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return end()
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Backspace') buffer = buffer.slice(0, -1)
    else if (event.key.length !== 1 || (event.key === ' ' && buffer === '')) return
    else buffer += event.key
    // Otherwise a letter would choose an entry of a menu, and a space would press a button.
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocusIn = ({ target }: Event) => {
    // A menu, or a dialog whose focus begins on a button, takes no typed letters.
    const isInPart = target instanceof Element && target.closest('[role=dialog], [role=menu]') !== null
    if (!isEditable(target)) return isInPart ? end() : undefined
    end()
    if (buffer !== '') write(target, buffer)
  }
  window.addEventListener('keydown', onKeyDown, options)
  window.addEventListener('pointerdown', end, options)
  window.addEventListener('focusin', onFocusIn, options)
  return end
}

/** React hears of a value only where the element's own setter wrote it. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', field.value + text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
