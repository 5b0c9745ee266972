import type { Page } from '@playwright/test'
import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { tableName } from '../story/shop.ts'
import { chooseMore, floorTile, staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

const tablet = { width: 1024, height: 768 }

const ordered = async (page: Page, ...dishes: readonly string[]): Promise<void> => {
  for (const dish of dishes) await addPlain(page, dish)
  await viewCart(page)
  await placeOrder(page).click()
  await page.getByRole('heading', { name: /^Order number \d+/ }).waitFor()
}

test('staff change a dish, discount the bill, split it and merge it again, on two tablets (STAFF-4.12, STAFF-4.13)', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  const table = await addTable()
  const name = tableName(table)
  await sitDown(page, server.url, table)
  await ordered(page, 'Prawn wonton noodles')
  const floor = await staffAtFloor(browser, server.url, 'manager')
  const other = await staffAtFloor(browser, server.url, 'waiter')
  for (const one of [floor, other]) {
    await one.setViewportSize(tablet)
    await floorTile(one, table).click()
  }
  const pane = floor.getByRole('complementary', { name: `Table ${name}` })
  const sheet = floor.getByRole('dialog')

  await test.step('a dish has one more, which the other tablet shows at once', async () => {
    await pane.getByRole('button', { name: /^1× Prawn wonton noodles/ }).click()
    await sheet
      .locator('label')
      .filter({ hasText: /^Change$/ })
      .click()
    await sheet.getByRole('button', { name: 'One more' }).click()
    await sheet.getByLabel('Remark for the kitchen').fill('no spring onion')
    await sheet.getByRole('button', { name: 'Change the order' }).click()
    await expect(pane).toContainText('2×')
    const there = other.getByRole('complementary', { name: `Table ${name}` })
    await expect(there).toContainText('2×')
    await expect(there).toContainText('no spring onion')
  })

  await test.step('it is made with another choice, at today’s price', async () => {
    await pane.getByRole('button', { name: /^2× Prawn wonton noodles/ }).click()
    await sheet
      .locator('label')
      .filter({ hasText: /^Change$/ })
      .click()
    await sheet.getByRole('button', { name: /^Udon/ }).click()
    await sheet.getByRole('button', { name: 'Change the order' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(pane).toContainText('Udon')
  })

  await test.step('the bill has a discount, and says so', async () => {
    await pane.getByRole('button', { name: 'Discount', exact: true }).click()
    await sheet.locator('label').filter({ hasText: '10 %' }).click()
    await expect(sheet.getByRole('status')).toContainText('With the discount')
    await sheet.getByLabel('Another reason').fill('a long wait')
    await sheet.getByRole('button', { name: 'Give the discount' }).click()
    await expect(floor.getByText('Discount given')).toBeVisible()
  })

  await test.step('one dish goes to a second bill, and the floor lets staff choose one', async () => {
    await chooseMore(pane, 'Split')
    await sheet.getByRole('button', { name: 'One more: Prawn wonton noodles' }).click()
    await sheet.getByRole('button', { name: 'Split off 1 dish' }).click()
    await expect(floor.getByText('Two bills now')).toBeVisible()
    await floorTile(floor, table).click()
    await expect(sheet).toContainText(`Table ${name} has several bills`)
    await sheet.getByRole('button', { name: new RegExp(`^${name} · 2`) }).click()
    const second = floor.getByRole('complementary', { name: `Table ${name} · 2` })
    await expect(second).toContainText('1×')
    await expect(second).toContainText('Prawn wonton noodles')
  })

  await test.step('the second bill comes back to the first', async () => {
    const there = other.getByRole('complementary', { name: `Table ${name}` })
    await chooseMore(there, 'Merge')
    await floorTile(other, table).click()
    await expect(other.getByText(`The bill of table ${name} is here now`)).toBeVisible()
    await there.getByRole('tab', { name: 'Order', exact: true }).click()
    await expect(there.getByText('1×')).toHaveCount(2)
  })
})
