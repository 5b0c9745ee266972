import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { tableName } from '../story/shop.ts'
import { floorTile, staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('STAFF-1.5, STAFF-3.7: once the kitchen has begun a cashier takes a dish off only with the PIN of a manager; the history names both', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  const table = await addTable()
  await sitDown(page, server.url, table)
  await addPlain(page, 'Prawn wonton noodles')
  await viewCart(page)
  await placeOrder(page).click()
  const heading = page.getByRole('heading', { name: /^Order number \d+/ })
  const number = (await heading.innerText()).replace('Order number ', '').trim()
  const cashier = await staffAtFloor(browser, server.url, 'cashier')

  await test.step('the kitchen begins', async () => {
    await cashier.getByRole('link', { name: 'Orders', exact: true }).click()
    const card = cashier.getByRole('article', { name: `Order ${number}`, exact: true })
    await card.getByRole('button', { name: 'Start preparing', exact: true }).click()
    await cashier.getByRole('link', { name: 'Floor', exact: true }).click()
  })

  await floorTile(cashier, table).click()
  const pane = cashier.getByRole('complementary', { name: `Table ${tableName(table)}` })
  const dish = pane.getByRole('button', { name: /Prawn wonton noodles/ })
  const takeOff = async () => {
    await dish.click()
    const sheet = cashier.getByRole('dialog')
    await sheet.getByLabel('Another reason').fill('A hair in it')
    await sheet.getByRole('button', { name: /^Take off/ }).click()
  }
  const approval = cashier.getByRole('dialog', { name: 'A manager must approve this' })

  await test.step('without the PIN of a manager nothing is done', async () => {
    await takeOff()
    await expect(
      approval.getByText('Take off 1 × Prawn wonton noodles (A hair in it)'),
    ).toBeVisible()
    await expect(approval.getByText(/^The bill becomes less by \$/)).toBeVisible()
    await approval.getByLabel('PIN of a manager').fill('5173')
    await approval.getByRole('button', { name: 'Approve' }).click()
    await expect(approval.getByText('This is not the PIN of a manager.')).toBeVisible()
    await approval.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(approval).toHaveCount(0)
    await expect(dish).toBeVisible()
  })

  await test.step('with it the dish is off, and the history has both names', async () => {
    await takeOff()
    await approval.getByLabel('PIN of a manager').fill('4802')
    await approval.getByRole('button', { name: 'Approve' }).click()
    await expect(dish).toHaveCount(0)
    await pane.getByText('History', { exact: true }).click()
    const entry = pane.getByRole('listitem').filter({ hasText: 'Dishes taken off' })
    await expect(entry).toContainText('A hair in it')
    await expect(entry).toContainText('Suki Chow, approved by Ken Lau')
  })
})
