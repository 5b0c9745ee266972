import type { Locator, Page } from '@playwright/test'
import { ownServer } from '../story/own-server.ts'
import { floorTile, staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

/** Returns what a list of figures says under a name. */
const figure = (part: Locator, name: string): Locator =>
  part
    .locator('dl > div')
    .filter({ has: part.page().locator('dt').getByText(name, { exact: true }) })
    .locator('dd')

const amountIn = (text: string): number =>
  Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replace(',', ''))

const openDay = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Day', exact: true }).click()
  await page.getByRole('heading', { name: 'Business day' }).waitFor()
}

/** Serves a table a bowl of noodles, takes the exact cash for it, and returns how much that was. */
const sellNoodles = async (page: Page): Promise<number> => {
  const sheet = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Floor', exact: true }).click()
  await floorTile(page, 3).click()
  await sheet.getByRole('button', { name: '2 guests', exact: true }).click()
  await page.getByRole('link', { name: 'Add dishes' }).click()
  await page.getByRole('tab', { name: 'Noodles' }).click()
  await page.getByRole('button', { name: /^Prawn wonton noodles/ }).click()
  await sheet.getByRole('button', { name: /^Udon/ }).click()
  await sheet.getByRole('button', { name: /^Add/ }).click()
  const order = page.getByRole('complementary', { name: 'This order' })
  await order.getByRole('button', { name: /^Send/ }).click()
  await page.getByRole('link', { name: 'Take payment' }).click()
  const take = page.getByRole('button', { name: /^Take/ })
  const amount = amountIn((await take.textContent()) ?? '')
  await take.click()
  const paid = page.getByRole('region', { name: 'Payment' })
  await expect(paid).toContainText('Nothing is left to pay.')
  return amount
}

test('a cashier opens a drawer, sells, pays for ice and counts blind; a manager closes the day with its Z (STAFF-6.10)', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  await ownServer(async (url) => {
    const cashier = await staffAtFloor(browser, url, 'cashier')
    await cashier.setViewportSize({ width: 1024, height: 768 })
    const sheet = cashier.getByRole('dialog')
    const drawers = cashier.getByRole('region', { name: 'Drawers' })
    const drawer = drawers.getByRole('article', { name: 'Till 1' })

    await test.step('the drawer is opened with its float', async () => {
      await openDay(cashier)
      await expect(drawers).toContainText('No drawer is open')
      await drawers.getByLabel('Float in HKD').fill('500')
      await drawers.getByRole('button', { name: 'Open', exact: true }).click()
      await expect(drawer).toContainText('Float $ 500.00')
    })

    const total = await test.step('guests pay cash', () => sellNoodles(cashier))

    await test.step('ice is paid out of the drawer', async () => {
      await openDay(cashier)
      await drawer.getByRole('button', { name: 'In or out' }).click()
      await sheet.getByLabel('Amount in HKD').fill('20')
      await sheet.getByLabel('Another reason').fill('Ice')
      await sheet.getByRole('button', { name: 'Record' }).click()
      await expect(sheet).toHaveCount(0)
    })

    await test.step('it is counted without reading what should be in it', async () => {
      await expect(cashier.locator('main')).not.toContainText('Should be there')
      await drawer.getByRole('button', { name: 'Count', exact: true }).click()
      await sheet.getByLabel('$ 500.00').fill('1')
      await expect(sheet).toContainText('In the drawer$ 500.00')
      await sheet.getByRole('button', { name: 'Save the count' }).click()
      await expect(figure(drawer, 'Counted')).toHaveText('$ 500.00')
      const expected = await figure(drawer, 'Should be there').textContent()
      expect(amountIn(expected ?? '')).toBe(500 + total - 20)
    })

    await test.step('it is closed with the reason of the difference', async () => {
      await drawer.getByRole('button', { name: 'Close', exact: true }).click()
      const close = sheet.getByRole('button', { name: 'Close', exact: true }).last()
      await expect(close).toBeDisabled()
      await sheet.getByLabel('Another reason').fill('Not counted yet')
      await close.click()
      await expect(drawers).toContainText('No drawer is open')
    })

    await test.step('guests sit down, who will pay on another day', async () => {
      await cashier.getByRole('link', { name: 'Floor', exact: true }).click()
      await floorTile(cashier, 4).click()
      await sheet.getByRole('button', { name: '2 guests', exact: true }).click()
      await expect(sheet).toHaveCount(0)
    })

    await test.step('a manager reads the figures so far and closes the day', async () => {
      const manager = await staffAtFloor(browser, url, 'manager')
      await openDay(manager)
      const list = manager.getByRole('region', { name: 'Before closing' })
      await expect(list).toContainText('All drawers are closed')
      const bills = manager.getByRole('region', { name: 'Bills', exact: true })
      const sold = amountIn((await figure(bills, 'Total').textContent()) ?? '')
      const pay = manager.getByRole('region', { name: 'Cash', exact: true })
      expect(amountIn((await figure(pay, 'Sales').textContent()) ?? '')).toBe(total)
      await manager.getByRole('button', { name: 'Close the day' }).click()
      const dialog = manager.getByRole('alertdialog')
      await expect(dialog).toContainText('bill is open')
      await expect(dialog.getByRole('button', { name: 'Close the day' })).toBeDisabled()
      await dialog.getByRole('checkbox', { name: 'Close the day all the same' }).check()
      await dialog.getByRole('button', { name: 'Close the day' }).click()
      await expect(manager.getByText('The day is closed: Z 1')).toBeVisible()
      const days = manager.getByRole('region', { name: 'Closed days' })
      await days.getByRole('button', { name: /Z 1/ }).click()
      await expect(manager.getByRole('heading', { level: 1 })).toContainText('Z 1')

      expect(amountIn((await figure(bills, 'Total').textContent()) ?? '')).toBe(sold)
      await manager.context().close()
    })
    await cashier.context().close()
  })
})
