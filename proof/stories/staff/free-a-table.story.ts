import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { tableName } from '../story/shop.ts'
import { chooseMore, floorTile, staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('staff free a table on the floor; its next guests get a bill of their own (STAFF-4.8)', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  const table = await addTable()
  const another = await addTable()
  const floor = await staffAtFloor(browser, server.url, 'manager')
  const tile = floorTile(floor, table)
  await expect(tile).toContainText('Free')
  await sitDown(page, server.url, table)
  await expect(tile).toContainText('Seated')
  await addPlain(page, 'Prawn wonton noodles')
  await viewCart(page)
  await placeOrder(page).click()
  const heading = page.getByRole('heading', { name: /^Order number \d+/ })
  const number = (await heading.innerText()).replace('Order number ', '').trim()
  await expect(tile).toContainText('Ordered')

  await test.step('the kitchen serves the order', async () => {
    await floor.getByRole('link', { name: 'Orders', exact: true }).click()
    const card = floor.getByRole('article', { name: `Order ${number}`, exact: true })
    for (const next of ['Start preparing', 'Mark ready', 'Complete'])
      await card.getByRole('button', { name: next, exact: true }).click()
    await floor.getByRole('link', { name: 'Floor', exact: true }).click()
    await expect(tile).toContainText('Served')
  })

  await test.step('its bill is closed with how and why', async () => {
    await tile.click()
    const pane = floor.getByRole('complementary', { name: `Table ${tableName(table)}` })
    await expect(pane).toContainText('Prawn wonton noodles')
    await chooseMore(pane, 'Paid on another machine')
    const sheet = floor.getByRole('dialog')
    await sheet.getByLabel('Another reason').fill('Card reader of the bar')
    await sheet.getByRole('button', { name: 'Close without the rest' }).click()
    await expect(pane).toHaveCount(0)
    await expect(tile).toContainText('To clean')
    await tile.click()
    await floor.getByRole('dialog').getByRole('button', { name: 'It is clean' }).click()
    await expect(tile).toContainText('Free')
  })

  await test.step('the next guests see no earlier order', async () => {
    const next = await (await browser.newContext()).newPage()
    await sitDown(next, server.url, table)
    await expect(tile).toContainText('Seated')
    await next.goto(`${server.url}/order`)
    await expect(next.getByRole('heading', { name: `Order number ${number}` })).toHaveCount(0)
    await next.context().close()
  })

  await test.step('staff seat guests with two presses', async () => {
    const free = floorTile(floor, another)
    await free.click()
    await floor.getByRole('dialog').getByRole('button', { name: '2 guests', exact: true }).click()
    await expect(free).toContainText('Seated')
    await expect(free).toContainText('2')
    const pane = floor.getByRole('complementary', { name: `Table ${tableName(another)}` })
    await pane.getByRole('button', { name: 'Free the table' }).click()
    await expect(free).toContainText('Free')
  })
})
