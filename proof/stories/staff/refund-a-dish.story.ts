import { addPlain, choose, placeOrder, takeAwayMenu, viewCart } from '../story/diner.ts'
import { outcome, payByCard } from '../story/payer.ts'
import { staffAtBoard } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('a manager refunds a dish that was paid by card; the queue and the diner’s page show it (PAY-9.5)', async ({
  browser,
  page,
  server,
}) => {
  const board = await staffAtBoard(browser, server.url)
  await takeAwayMenu(page, server.url)
  await addPlain(page, 'Prawn wonton noodles')
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await page.getByLabel('Name', { exact: true }).fill('Mei')
  await choose(page, 'Credit card')
  await placeOrder(page).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await payByCard(page)
  await outcome(page, 'Paid. Thank you!')
  await page.getByRole('link', { name: 'See your order' }).click()
  const heading = page.getByRole('heading', { name: /^Order number \d+/ })
  const number = (await heading.innerText()).trim()

  await test.step('from the order on the board to its bill', async () => {
    const received = board.getByRole('region', { name: 'Received' })
    await received.getByRole('article', { name: `Order ${number}`, exact: true }).click()
    await board.getByRole('link', { name: 'Payments and receipts' }).click()
    await expect(board.getByRole('heading', { name: 'Bill of Takeaway · Mei' })).toBeVisible()
    const tries = board.getByRole('list', { name: 'At the providers' })
    await expect(tries.getByRole('listitem').filter({ hasText: 'It counts' })).toHaveCount(1)
  })

  const amount = await test.step('the refund shows what goes back before it is made', async () => {
    await board.getByRole('button', { name: /^Refund: Credit card/ }).click()
    const sheet = board.getByRole('dialog')
    await sheet.getByRole('button', { name: 'One Fish ball noodles more' }).click()
    await expect(sheet.getByText(/back to the card or wallet$/)).toBeVisible()
    await sheet.getByLabel('Why?').fill('It was cold')
    const button = sheet.getByRole('button', { name: /^Refund \$/ })
    const words = await button.innerText()
    await button.click()
    await expect(sheet).toHaveCount(0)
    return words.replace('Refund ', '')
  })

  await test.step('the queue shows it done', async () => {
    await board.getByRole('link', { name: /^Refunds/ }).click()
    const done = board.getByRole('region', { name: 'Done' }).getByRole('listitem')
    await expect(done.filter({ hasText: 'It was cold' })).toContainText(amount)
  })

  await test.step('so does the page of the diner', async () => {
    await expect(page.getByText(/^Refunded/).first()).toBeVisible()
  })
})
