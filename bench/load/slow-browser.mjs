/**
 * A browser whose processor is slower than this machine's, as a phone's is; it says how long
 * screens and presses take.
 */

import { chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.mjs'

export const SLOWDOWN = 4
const PATIENCE = 60_000
const WINDOW = { width: 1280, height: 900 }

/**
 * Chromium loads pages of its own for the address bar of each new window, at the cost of a screen
 * of ours and beside it.
 */
const WITHOUT_ADDRESS_BAR = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'

export const openBrowser = () =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', WITHOUT_ADDRESS_BAR],
  })

/** Somebody's browser: without `state` it was never here before. */
export const openProfile = (browser, state) =>
  browser.newContext({ viewport: WINDOW, locale: 'en-GB', ...(state && { storageState: state }) })

/**
 * Goes to an address and answers when `isThere` held, painted and with the thread free again, and
 * what the thread did for it.
 */
export async function visit(profile, address, isThere) {
  const page = await profile.newPage()
  const devtools = await profile.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name: 'reportUsable' })
  const usable = new Promise((resolve, reject) => {
    devtools.on('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)))
    setTimeout(
      () => reject(new Error(`${address} was not there within ${PATIENCE / 1000} s`)),
      PATIENCE,
    ).unref()
  })
  await page.addInitScript(`(${String(watchScreen)})(${String(isThere)})`)
  await page.goto(address, { waitUntil: 'commit' })
  const took = await usable
  const { metrics } = await devtools.send('Performance.getMetrics')
  const valueOf = (name) => metrics.find((metric) => metric.name === name).value * 1000
  return { page, took, task: valueOf('TaskDuration'), script: valueOf('ScriptDuration') }
}

/** Runs in the page, before anything of it. */
function watchScreen(isThere) {
  const look = () => {
    if (!isThere()) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => window.reportUsable(String(performance.now()))))
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { childList: true, subtree: true, attributes: true })
}

/**
 * Does something that is one press, and answers how long the browser took to paint what it led to,
 * in milliseconds.
 */
export async function press(page, action) {
  await page.evaluate(() => {
    window.presses = []
    window.pressWatch?.disconnect()
    window.pressWatch = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId) window.presses.push(duration)
    })
    window.pressWatch.observe({ type: 'event', durationThreshold: 16 })
  })
  await action(page)
  // What is not told after two drawings and a pause took less than the browser tells of.
  const took = await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Math.max(0, ...window.presses)), 300)),
        ),
      ),
  )
  return Math.max(took, 16)
}
