import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { untilWorkerIsReady } from '../story/network.ts'
import { tableName } from '../story/shop.ts'
import { floorTile, staffAtBoard, staffAtFloor } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

test('STAFF-8.1, STAFF-8.2: the board opens without a network, and steps wait over a reload until they are sent', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  const board = await staffAtBoard(browser, server.url)
  await untilWorkerIsReady(board)
  await sitDown(page, server.url, await addTable())
  await addPlain(page, 'Prawn wonton noodles')
  await viewCart(page)
  await placeOrder(page).click()
  const heading = page.getByRole('heading', { name: /^Order number \d+/ })
  const name = `Order ${(await heading.innerText()).replace('Order number ', '').trim()}`
  const card = board.getByRole('article', { name, exact: true })
  await expect(card).toBeVisible()

  await board.context().setOffline(true)
  await expect(board.getByText('New orders cannot arrive here')).toBeVisible({ timeout: 60_000 })
  await card.getByRole('button', { name: 'Start preparing' }).click()
  await card.getByRole('button', { name: 'Mark ready' }).click()
  await expect(board.getByText('2 steps are not sent yet:')).toBeVisible()

  await board.reload()
  const ready = board.getByRole('region', { name: 'Ready' })
  await expect(ready.getByRole('article', { name, exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(board.getByText('2 steps are not sent yet:')).toBeVisible()
  await expect(board.getByText(/^No connection: as it was/)).toBeVisible()

  await board.context().setOffline(false)
  await expect(board.getByText('2 steps are not sent yet:')).toHaveCount(0, { timeout: 60_000 })
  const other = await staffAtBoard(browser, server.url)
  await expect(
    other.getByRole('region', { name: 'Ready' }).getByRole('article', { name, exact: true }),
  ).toBeVisible()
})

test('STAFF-8.4: an order for a table that is entered without a network waits on the tablet, and reaches the kitchen once', async ({
  browser,
  server,
  addTable,
}) => {
  const table = await addTable()
  const tablet = await staffAtFloor(browser, server.url, 'waiter')
  const dialog = tablet.getByRole('dialog')
  await floorTile(tablet, table).click()
  await dialog.getByRole('button', { name: '2 guests', exact: true }).click()
  await tablet.getByRole('link', { name: 'Add dishes' }).click()
  await tablet.getByRole('tab', { name: 'Noodles' }).click()
  await tablet.getByRole('button', { name: /^Prawn wonton noodles/ }).click()
  await dialog.getByRole('button', { name: /^Udon/ }).click()
  await dialog.getByRole('button', { name: /^Add/ }).click()
  const order = tablet.getByRole('complementary', { name: 'This order' })
  await expect(order).toContainText('Prawn wonton noodles')

  await tablet.context().setOffline(true)
  await expect(tablet.getByText('New orders cannot arrive here')).toBeVisible({ timeout: 60_000 })
  await order.getByRole('button', { name: /^Send/ }).click()
  const waiting = tablet.getByText(`Table ${tableName(table)}, 1 dish`)
  await expect(waiting).toBeVisible()

  await tablet.context().setOffline(false)
  await expect(waiting).toHaveCount(0, { timeout: 60_000 })
  const board = await staffAtBoard(browser, server.url)
  const cards = board.getByRole('article').filter({ hasText: `Table ${tableName(table)}` })
  await expect(cards).toHaveCount(1)
  await tablet.context().close()
  await board.context().close()
})
