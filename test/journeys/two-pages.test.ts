/**
 * One household, two open pages: what one changes, the other shows, and nobody's change is lost
 * silently.
 */
import { addDays, dayOf, formatDay, startOfWeek } from '../../src/domain/day.ts'
import { expect, signUp, test } from './person.ts'

test('a meal added on the phone appears on the laptop without a reload', async ({ page, context }) => {
  await signUp(page)
  const phone = await context.newPage()
  const monday = startOfWeek(dayOf(new Date()))
  await page.goto('/calendar')
  await expect(page.getByRole('heading', { name: 'Meal Calendar' })).toBeVisible()
  await phone.goto('/calendar')
  await phone.getByRole('button', { name: `Add lunch on ${formatDay(addDays(monday, 2), 'long')}` }).click()
  const dialog = phone.getByRole('dialog')
  await dialog.getByText('Takeaway', { exact: true }).click()
  await dialog.getByLabel('Name').fill('Chips by the sea')
  await dialog.getByRole('button', { name: 'Add to lunch' }).click()
  await expect(
    page.locator('[value="Chips by the sea"]').or(page.getByText('Chips by the sea')).first(),
  ).toBeVisible()
})
