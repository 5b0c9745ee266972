import type { Page } from '@playwright/test'
import { hongKong, tableName } from '../story/shop.ts'
import { managerAt } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('the waiting list on three phones: guests join by the code at the door and follow their place, one is called and comes, one gives up, and the one behind them moves up (WAIT-1.1, WAIT-3.5, WAIT-4)', async ({
  browser,
  server,
  addTable,
}) => {
  const table = await addTable()
  const shop = hongKong._id
  const tablet = await managerAt(browser, `${server.url}/console/${shop}/waiting`)
  await tablet.setViewportSize({ width: 390, height: 844 })
  const rowOf = (name: string) => tablet.getByRole('listitem').filter({ hasText: name })
  const phones = [0, 1, 2].map(async () =>
    (await browser.newContext({ permissions: [] })).newPage(),
  )
  const [phone, second, third] = (await Promise.all(phones)) as [Page, Page, Page]
  const join = async (page: Page, name: string): Promise<void> => {
    await page.goto(`${server.url}/waiting/at/${shop}`)
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Join the waiting list' }).click()
    await expect(page.getByText('Your number')).toBeVisible()
    await expect(rowOf(name)).toBeVisible()
  }

  await test.step('staff let guests join by themselves', async () => {
    await tablet.getByText('Code at the door').click()
    const open = tablet.getByRole('checkbox', { name: 'Guests join by themselves' })
    if (!(await open.isChecked())) await open.click()
    await expect(open).toBeChecked()
  })

  await test.step('three join at the door; each reads how many are before them', async () => {
    await join(phone, 'Yuen')
    await join(second, 'Lok')
    await join(third, 'Sum')
    await expect(phone.getByText('You are the next')).toBeVisible()
    await expect(second.getByText('1 party before you')).toBeVisible()
    await expect(third.getByText('2 parties before you')).toBeVisible()
  })

  await test.step('the first is called, and says that they are on their way', async () => {
    await rowOf('Yuen').getByRole('button', { name: 'Call', exact: true }).click()
    await expect(phone.getByText('Your table is ready!')).toBeVisible()
    await expect(phone).toHaveTitle(/Your table is ready/)
    await phone.getByRole('button', { name: 'I am on my way' }).click()
    await expect(rowOf('Yuen').getByText('On the way')).toBeVisible()
  })

  await test.step('staff seat them, and the others move up', async () => {
    await rowOf('Yuen').getByRole('button', { name: 'Seat' }).click()
    await tablet
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${tableName(table)}`) })
      .click()
    await expect(phone.getByText('Enjoy your meal')).toBeVisible()
    await expect(second.getByText('You are the next')).toBeVisible()
    await expect(third.getByText('1 party before you')).toBeVisible()
    await expect(tablet.getByRole('region', { name: 'Guests' })).toContainText('Yuen')
  })

  await test.step('the second gives up: staff read so, and the third is the next', async () => {
    await tablet.goto(`${server.url}/console/${shop}/waiting`)
    await expect(rowOf('Lok').getByRole('button', { name: 'Seat' })).toBeVisible()
    await second.getByRole('button', { name: 'Give up my place' }).click()
    await second.getByRole('button', { name: 'Leave the list' }).click()
    await expect(second.getByRole('link', { name: 'Join again' })).toBeVisible()
    await expect(rowOf('Lok').getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(third.getByText('You are the next')).toBeVisible()
  })
})
