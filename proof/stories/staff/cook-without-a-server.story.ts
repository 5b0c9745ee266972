import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { untilWorkerIsReady } from '../story/network.ts'
import { kitchenAt, staffAtBoard } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

test('KITCHEN-3.7: the server is away for a while; the kitchen reads and ends its tickets, which counts once', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  test.setTimeout(240_000)
  const kitchen = await kitchenAt(browser, server.url, 'kitchen/all')
  await untilWorkerIsReady(kitchen)
  await sitDown(page, server.url, await addTable())
  await addPlain(page, 'Prawn wonton noodles')
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await placeOrder(page).click()
  const heading = page.getByRole('heading', { name: /^Order number \d+/ })
  const number = (await heading.innerText()).replace('Order number ', '').trim()
  const ticket = kitchen.getByRole('article', { name: `Order ${number}`, exact: true })
  await expect(ticket).toBeVisible()

  await test.step('the server is switched off; a dish, then the whole ticket is marked as made', async () => {
    await server.kill()
    await expect(kitchen.getByText(/^No connection: as it was/)).toBeVisible({ timeout: 60_000 })
    await ticket.getByRole('button', { name: /Prawn wonton noodles/ }).click()
    await expect(kitchen.getByText(`1 step is not sent yet: ${number}`)).toBeVisible()
    await ticket.getByRole('button', { name: `Done: order ${number}`, exact: true }).click()
    await expect(ticket).toHaveCount(0)
  })

  await test.step('the display is opened again: it still has its tickets, and what waits', async () => {
    await kitchen.reload()
    await expect(kitchen.getByText(`2 steps are not sent yet: ${number}`)).toBeVisible({
      timeout: 60_000,
    })
    await expect(ticket).toHaveCount(0)
  })

  await test.step('the server is back: all is sent, the order is ready, and so it is on the board', async () => {
    await server.start()
    await expect(kitchen.getByText(/not sent yet/)).toHaveCount(0, { timeout: 90_000 })
    await expect(kitchen.getByText(/^No connection: as it was/)).toHaveCount(0)
    const board = await staffAtBoard(browser, server.url)
    const ready = board.getByRole('region', { name: 'Ready' })
    await expect(ready.getByRole('article', { name: `Order ${number}`, exact: true })).toBeVisible()
    await board.context().close()
  })
})
