import type { Locator, Page } from '@playwright/test'
import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { join } from '../story/member.ts'
import { type Table, tableName } from '../story/shop.ts'
import { chooseMore, floorTile, staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

const ordered = async (page: Page, url: string, ...dishes: readonly string[]): Promise<void> => {
  await page.goto(`${url}/browse`)
  for (const dish of dishes) await addPlain(page, dish)
  await viewCart(page)
  await placeOrder(page).click()
  await page.getByRole('heading', { name: /^Order number \d+/ }).waitFor()
}

/** Opens a bill of a table, the part that is named, takes the exact cash for it, and returns how many cents that was. */
const takeCash = async (floor: Page, table: Table, part: RegExp): Promise<number> => {
  const rail = floor.getByRole('navigation', { name: 'Main' })
  await rail.getByRole('link', { name: 'Floor', exact: true }).click()
  await floorTile(floor, table).click()
  const chooser = floor.getByRole('dialog').getByRole('button', { name: part })
  const pay = floor.getByRole('link', { name: 'Take payment' })
  await expect(chooser.or(pay).first()).toBeVisible()
  if (await chooser.isVisible()) await chooser.click()
  await pay.click()
  const take = floor.getByRole('button', { name: /^Take/ })
  const [amount] = /\d+\.\d\d/.exec((await take.textContent()) ?? '') ?? []
  await take.click()
  await expect(floor.getByRole('region', { name: 'Payment' })).toContainText(
    'Nothing is left to pay.',
  )
  return Math.round(Number(amount) * 100)
}

test('one table: two orders, a dish taken off, the guests move, friends join, the bill is split in three and paid; the member has the points (STAFF-2.15, STAFF-2.17)', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  test.setTimeout(180_000)
  const [first, second, friends] = [await addTable(), await addTable(), await addTable()]
  await join(page, server.url, 'Ada')
  await sitDown(page, server.url, first)
  await ordered(page, server.url, 'Prawn wonton noodles', 'Fish ball noodles')
  await ordered(page, server.url, 'Tomato & egg noodles')
  const floor = await staffAtFloor(browser, server.url, 'manager')
  await floor.setViewportSize({ width: 1024, height: 768 })
  const sheet = floor.getByRole('dialog')
  const paneOf = (table: Table): Locator =>
    floor.getByRole('complementary', { name: `Table ${tableName(table)}`, exact: true })

  await test.step('one of three dishes is taken off', async () => {
    await floorTile(floor, first).click()
    await paneOf(first)
      .getByRole('button', { name: /Fish ball noodles/ })
      .click()
    await sheet.getByLabel('Another reason').fill('too late')
    await sheet.getByRole('button', { name: /^Take off/ }).click()
    // Its dish was a part of a promotion (STAFF-1.17).
    await floor.getByRole('button', { name: /^Let it fall/ }).click()
    await expect(floor.getByText(/^Taken off/)).toBeVisible()
  })

  await test.step('the guests move', async () => {
    await chooseMore(paneOf(first), 'Move')
    await floorTile(floor, second).click()
    await expect(paneOf(second)).toContainText('Tomato & egg noodles')
  })

  await test.step('the bill of their friends comes to theirs', async () => {
    const other = await browser.newContext()
    const phone = await other.newPage()
    await sitDown(phone, server.url, friends)
    await ordered(phone, server.url, 'Clear-broth beef brisket noodles')
    await chooseMore(paneOf(second), 'Merge')
    await floorTile(floor, friends).click()
    await expect(
      floor.getByText(`The bill of table ${tableName(friends)} is here now`),
    ).toBeVisible()
    await other.close()
  })

  await test.step('it is split in three', async () => {
    for (const dish of ['Tomato & egg noodles', 'Clear-broth beef brisket noodles']) {
      await chooseMore(paneOf(second), 'Split')
      await sheet.getByRole('button', { name: `One more: ${dish}` }).click()
      await sheet.getByRole('button', { name: 'Split off 1 dish' }).click()
      await expect(sheet).toHaveCount(0)
    }
  })

  const paid = await test.step('each pays in cash', async () => {
    const name = tableName(second)
    const parts = [`^${name} · 2`, `^${name} · 3`, `^${name} \\d`]
    let cents = 0
    for (const part of parts) cents += await takeCash(floor, second, new RegExp(part))
    return cents
  })

  await test.step('all of it, and its points, are the member’s', async () => {
    await page.goto(`${server.url}/member`)
    const spent = (paid / 100).toFixed(2)
    await expect(page.getByText(/^Expenditure in the current period/)).toContainText(spent)
    await expect(page.getByRole('link', { name: /^Points \s*[1-9]/ })).toBeVisible()
  })
  await floor.context().close()
})
