import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { tableName } from '../story/shop.ts'
import { floorTile, staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

/** Serves a table soup and takes the exact cash for it. */
const sell = async (page: Page, table: Parameters<typeof floorTile>[1]): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await floorTile(page, table).click()
  await dialog.getByRole('button', { name: '2 guests', exact: true }).click()
  await page.getByRole('link', { name: 'Add dishes' }).click()
  await page.getByRole('tab', { name: 'Noodles' }).click()
  await page.getByRole('button', { name: /^Prawn wonton noodles/ }).click()
  await dialog.getByRole('button', { name: /^Udon/ }).click()
  await dialog.getByRole('button', { name: /^Add/ }).click()
  const order = page.getByRole('complementary', { name: 'This order' })
  await order.getByRole('button', { name: /^Send/ }).click()
  await page.getByRole('link', { name: 'Take payment' }).click()
  await page.getByRole('button', { name: /^Take/ }).click()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(
    'Nothing is left to pay.',
  )
}

test('a manager finds a sale in the reports, opens its bill, saves the files, and reads in the history who did what (STAFF-7.6, STAFF-9.3)', async ({
  browser,
  server,
  addTable,
}) => {
  const table = await addTable()
  const manager = await staffAtFloor(browser, server.url, 'manager')
  await sell(manager, table)
  const dialog = manager.getByRole('dialog')
  const bill = dialog.getByRole('link', { name: new RegExp(`^${tableName(table)} `) })

  await test.step('the hour of the sale opens its bills', async () => {
    await manager.getByRole('link', { name: 'Reports', exact: true }).click()
    const sales = manager.getByRole('region', { name: 'Sales', exact: true })
    await sales.getByRole('list', { name: 'Sales by hour' }).getByRole('button').last().click()
    await expect(bill).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('so does the dish', async () => {
    const dishes = manager.getByRole('region', { name: 'Dishes', exact: true })
    await dishes.getByRole('button', { name: /^Prawn wonton noodles/ }).click()
    await expect(bill).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the days and the journal are saved as files', async () => {
    const files = manager.getByRole('region', { name: 'Save as a file' })
    const saved = async (name: string): Promise<string> => {
      const download = manager.waitForEvent('download')
      await files.getByRole('button', { name, exact: true }).click()
      return readFile(await (await download).path(), 'utf8')
    }
    expect(await saved('Days')).toContain('date,z,bills,guests')
    expect(await saved('Journal')).toContain('payments counter')
  })

  await test.step('the history says who took the payment, and leads to the bill', async () => {
    await manager.getByRole('link', { name: 'History', exact: true }).click()
    const done = manager.getByRole('region', { name: 'What was done' })
    const paid = done.getByRole('listitem').filter({ hasText: 'Took a payment' }).first()
    await expect(paid).toContainText('Ken Lau')
    await paid.getByRole('link', { name: 'Bill', exact: true }).click()
    await expect(manager).toHaveURL(/\/bills\//)
  })
  await manager.context().close()
})
