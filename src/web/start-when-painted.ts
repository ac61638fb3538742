/**
 * Loads the product's first file once the splash is painted: a file that is there already, and runs for a tenth of a second, would keep
 * the page empty until then. Where it does not come, the splash says so. The build writes this function into the page as text (`bundling/page-files.ts`), where it names nothing
 * outside itself.
 */
export function startWhenPainted(files: readonly string[]): void {
  const start = async () => {
    for (const file of files) {
      await import(/* @vite-ignore */ file)
      await new Promise((next) => setTimeout(next))
    }
  }
  const startOrSay = () =>
    start().catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- there is no toast yet, and whoever looks for the reason looks here
      console.warn(error)
      document.querySelector('.splash [hidden]')?.removeAttribute('hidden')
    })
  // A page in the background paints nothing.
  if (document.hidden) void startOrSay()
  else requestAnimationFrame(() => setTimeout(() => void startOrSay()))
}
