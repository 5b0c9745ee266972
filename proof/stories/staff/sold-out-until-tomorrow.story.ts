import { sitDown } from '../story/diner.ts'
import { staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

const dish = 'Tomato & egg noodles'

test('a dish is sold out until tomorrow with two presses: guests see it at once, and again when that is undone (STAFF-1.13, STOCK-4.1)', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  const table = await addTable()
  await sitDown(page, server.url, table)
  const add = page.getByRole('button', { name: `Add ${dish}`, exact: true })
  await expect(add).toBeVisible()
  const counter = await staffAtFloor(browser, server.url, 'manager')
  await counter.getByRole('link', { name: 'Sold out', exact: true }).click()

  await test.step('two presses', async () => {
    await counter.getByRole('button', { name: `${dish}: for how long, how many` }).click()
    await counter.getByRole('dialog').getByRole('button', { name: 'Until tomorrow' }).click()
    const off = counter.getByRole('region', { name: 'Off now' }).getByRole('listitem')
    await expect(off.filter({ hasText: dish })).toContainText(/back at/)
    await expect(counter.getByRole('switch', { name: `${dish} is available` })).not.toBeChecked()
    await expect(add).toHaveCount(0)
  })

  await test.step('the undo in the toast', async () => {
    await counter.getByRole('button', { name: 'Undo' }).click()
    await expect(counter.getByRole('switch', { name: `${dish} is available` })).toBeChecked()
    await expect(add).toBeVisible()
  })
})
