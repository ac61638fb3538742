/** How a person without a mouse comes to a place. */

import { expect, type Locator, type Page } from '@playwright/test'

/** Runs in the page. */
const whereFocusIs = (goal: Element) => {
  const at = document.activeElement
  if (at === goal) return 'there'
  if (!goal.isConnected) return 'gone'
  return at === null || at === document.body ? 'the page' : 'elsewhere'
}

/**
 * Presses Tab, at most so many times, until `goal` has the focus. Answers how often the page itself
 * had it on the way: there Tab leaves the page at its end, and begins anew.
 */
export async function tabTo(page: Page, goal: Locator, maxTabs: number): Promise<number> {
  await expect(goal).toBeVisible()
  let ends = 0
  // To find a place by its name costs more than to press the key: it is found again where it was
  // drawn anew.
  let place = await goal.elementHandle()
  for (let tabs = 0; tabs <= maxTabs && place; tabs += 1) {
    let at = await place.evaluate(whereFocusIs)
    if (at === 'gone') {
      place = await goal.elementHandle()
      at = (await place?.evaluate(whereFocusIs)) ?? at
    }
    if (at === 'there') break
    if (at === 'the page' && tabs > 0) ends += 1
    if (tabs < maxTabs) await page.keyboard.press('Tab')
  }
  await expect(goal).toBeFocused()
  return ends
}
