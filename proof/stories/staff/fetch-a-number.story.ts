import { addPlain, placeOrder, takeAwayMenu, viewCart } from '../story/diner.ts'
import { kitchenAt, staffAtBoard } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('guests read from the board that their number is being made, ready, and gone once it is fetched (KITCHEN-4.1, KITCHEN-4.2)', async ({
  browser,
  page,
  server,
}) => {
  const board = await kitchenAt(browser, server.url, 'pickup')
  await board.getByRole('heading', { level: 1 }).waitFor()
  await takeAwayMenu(page, server.url)
  await addPlain(page, 'Prawn wonton noodles')
  await viewCart(page)
  await page.getByLabel('Name', { exact: true }).fill('Yan')
  await placeOrder(page).click()
  const heading = page.getByRole('heading', { name: /^Order number \d+/ })
  const number = (await heading.innerText()).replace('Order number ', '').trim()
  const numbers = (title: string) =>
    board.getByRole('region', { name: title }).getByText(number, { exact: true })
  const orders = await staffAtBoard(browser, server.url)
  const card = orders.getByRole('article', { name: `Order ${number}`, exact: true })

  await test.step('it is being made', async () => {
    await expect(numbers('Preparing')).toBeVisible()
    await expect(board.getByText('Yan')).toHaveCount(0)
    await expect(board.getByRole('navigation')).toHaveCount(0)
  })

  await test.step('it is ready, also after the television was turned off and on', async () => {
    await card.getByRole('button', { name: 'Start preparing', exact: true }).click()
    await card.getByRole('button', { name: 'Mark ready', exact: true }).click()
    await expect(numbers('Ready')).toBeVisible()
    await expect(numbers('Preparing')).toHaveCount(0)
    await board.reload()
    await expect(numbers('Ready')).toBeVisible()
  })

  await test.step('it is fetched', async () => {
    await card.getByRole('button', { name: 'Complete', exact: true }).click()
    await expect(numbers('Ready')).toHaveCount(0)
  })
})
