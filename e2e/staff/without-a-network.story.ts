import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { staffAtBoard } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('STAFF-8.1, STAFF-8.2: the board opens without a network, and steps wait over a reload until they are sent', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  const board = await staffAtBoard(browser, server.url)
  await board.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
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
