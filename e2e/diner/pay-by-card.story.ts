import { addPlain, choose, placeOrder, takeAwayMenu, viewCart } from '../story/diner.ts'
import { cardPage, outcome, payByCard } from '../story/payer.ts'
import { expect, test } from '../story/test.ts'

test('take-away by card: Back, reload, a second tab and a closed browser never pay twice (PAY-8.5)', async ({
  page,
  server,
}) => {
  await takeAwayMenu(page, server.url)
  await addPlain(page, 'Prawn wonton noodles')
  await viewCart(page)
  await page.getByLabel('Name', { exact: true }).fill('Wing')
  await choose(page, 'Credit card')
  await placeOrder(page).click()

  await test.step('the payment page says all that will be charged', async () => {
    await page.getByRole('button', { name: 'Pay $ 50.00' }).click()
    await expect(cardPage(page)).toBeVisible()
  })

  await test.step('Back leads to choices, and does not go on by itself', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'You have not finished paying' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'You have not finished paying' })).toBeVisible()
    await page.getByRole('button', { name: /^Continue/ }).click()
  })

  await test.step('a second tab asks for the outcome', async () => {
    await expect(cardPage(page)).toBeVisible()
    const tab = await page.context().newPage()
    await tab.goto(`${server.url}/browse`)
    await tab.getByRole('link', { name: 'Check again' }).click()
    await outcome(tab, 'We are asking the bank. Please do not pay again.')
    await payByCard(page)
    await outcome(page, 'Paid. Thank you!')
    await outcome(tab, 'Paid. Thank you!')
    await tab.close()
  })

  await test.step('after a reload it is still paid, and nothing more is to pay', async () => {
    await page.reload()
    await outcome(page, 'Paid. Thank you!')
    await page.getByRole('link', { name: 'See your order' }).click()
    const payments = page.getByRole('list', { name: 'Payments' })
    await expect(payments.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('link', { name: /^Pay \$/ })).toHaveCount(0)
  })
})

test('a declined card says so, and another is paid with', async ({ page, server }) => {
  await takeAwayMenu(page, server.url)
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await page.getByLabel('Name', { exact: true }).fill('Ah')
  await choose(page, 'Credit card')
  await placeOrder(page).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await payByCard(page, '4000 0000 0000 0002')
  await outcome(page, /^Payment Fail/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await payByCard(page)
  await outcome(page, 'Paid. Thank you!')
})
