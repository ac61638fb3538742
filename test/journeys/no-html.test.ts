/**
 * Trusted Types: no text becomes HTML on a page. The browser complains of what is tried here, so
 * the console may speak.
 */

import { expect, test } from '@playwright/test'

type Policies = Window & { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }

test('refuses HTML and script addresses that are written into a page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  const came = await page.evaluate(() => {
    const part = document.createElement('div')
    const script = document.createElement('script')
    const actions = {
      picture: () => (part.innerHTML = '<img src=x onerror="window.__xss = 1">'),
      tag: () => part.insertAdjacentHTML('beforeend', '<b>bold</b>'),
      page: () => document.write('<script src="/assets/other.js"></script>'),
      script: () => (script.src = '/assets/other.js'),
      worker: () => new Worker('/sw.js?other'),
      policy: () => (window as unknown as Policies).trustedTypes.createPolicy('theirs', {}),
      styles: () => (part.innerHTML = 'a { color: red }'),
    }
    return Object.entries(actions).map(([what, action]) => {
      try {
        action()
        return `${what} was taken`
      } catch (error) {
        return error instanceof TypeError ? `${what} was refused` : String(error)
      }
    })
  })
  expect(came).toEqual([
    'picture was refused',
    'tag was refused',
    'page was refused',
    'script was refused',
    'worker was refused',
    'policy was refused',
    'styles was taken',
  ])
})
