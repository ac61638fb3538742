/**
 * A pass that is remembered hides no fault: whatever axe would reckon otherwise, it is asked again.
 */
import { complaintsOf, expect, test } from './person.ts'

const good = `<p style="color: #222; background: #fff">Harbour fish pie</p><p style="color: #222">Oats</p>
  <div style="background: #333; padding: 30px"><div style="background: #fff">
    <p style="color: #222; margin: 0">Tray bake</p></div></div>`

/** Words in the same colours, found good before, and one more thing beside them. */
const screenWith = (more: string) =>
  `<html lang="en"><title>Words</title><main style="background: #fff"><h1>Words</h1>${good}${more}</main></html>`

for (const [fault, more] of [
  ['other letters', '<p style="color: #ccc; background: #fff">Lentil soup</p>'],
  ['another ground', '<p style="color: #222; background: #333">Lentil soup</p>'],
  ['a ground further out', '<div style="background: #333"><p style="color: #222">Lentil soup</p></div>'],
  ['a veil', '<div style="opacity: 0.3"><p style="color: #222; background: #fff">Lentil soup</p></div>'],
  [
    'a box that lies under it without being around it',
    `<div style="position: relative"><div style="position: absolute; inset: 0; background: #333"></div>
      <p style="color: #222; position: relative">Lentil soup</p></div>`,
  ],
  [
    'a ground that ends before the words do',
    `<div style="background: #333; padding: 30px"><div style="background: #fff; height: 1px">
      <p style="color: #222; margin: 0">Lentil soup</p></div></div>`,
  ],
] as const) {
  test(`is too faint for: ${fault}`, async ({ page }) => {
    await page.setContent(screenWith(''))
    expect(await complaintsOf(page, { by: 'colours' })).toEqual([])
    await page.setContent(screenWith(more))
    const complaints = await complaintsOf(page, { by: 'colours' })
    expect(complaints).toEqual([
      expect.stringMatching(/^color-contrast: .*Lentil soup.*insufficient color contrast/s),
    ])
    expect(complaints[0]).not.toContain('Harbour')
  })

  test(`stays too faint on the same page for: ${fault}`, async ({ page }) => {
    await page.setContent(screenWith(''))
    expect(await complaintsOf(page, { by: 'colours' })).toEqual([])
    await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), more)
    expect(await complaintsOf(page, { by: 'colours' })).toHaveLength(1)
    expect(await complaintsOf(page, { by: 'colours' })).toHaveLength(1)
  })
}
