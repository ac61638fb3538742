/** What the splash says where the code of the page could not be loaded. */
export const NOT_LOADED = 'Plateful couldn’t be loaded. Check your connection, then load the page again.'

/**
 * Says so on the splash of `index.html` when its script fails to load: without a signal on a first
 * visit, or while a new build is put in place. The build writes this function into the page as text
 * (`bundling/page-files.ts`), so it must not use anything outside itself.
 */
export function sayIfNotLoaded(text: typeof NOT_LOADED): void {
  const say = ({ target }: ErrorEvent) => {
    const splash = document.getElementById('splash')
    if (!(target instanceof HTMLScriptElement) || !splash || splash.hidden) return
    const note = document.createElement('p')
    note.className = 'splashNote'
    note.textContent = text
    splash.append(note)
    window.removeEventListener('error', say, true)
  }
  // The error of an element that failed to load is heard on its way down alone.
  window.addEventListener('error', say, true)
}
