import { addPlain, choose, placeOrder, sitDown, takeAwayMenu, viewCart } from '../story/diner.ts'
import { Gateway } from '../story/gateway.ts'
import { join } from '../story/member.ts'
import { Owner } from '../story/owner.ts'
import { cardPage, outcome, payByCard } from '../story/payer.ts'
import { singapore, taiwan } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

test('a table pays by FPS: the bank’s app reads the code, a cashier confirms, and the phone follows (PAY-2.11)', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  await sitDown(page, server.url, 16)
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await placeOrder(page).click()
  await page.getByRole('link', { name: /^Pay \$/ }).click()
  await choose(page, 'FPS')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('img', { name: 'Payment code' })).toBeVisible()
  const attempt = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await owner.confirmPayment(attempt, 'FRN20260102')
  await outcome(page, 'Paid. Thank you!')
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByText('Everything is paid. Thank you!')).toBeVisible()
})

test('two phones pay one bill at once: the second hears of the first, and nothing is paid twice (PAY-8.11)', async ({
  browser,
  page,
  server,
}) => {
  const other = await (await browser.newContext()).newPage()
  await sitDown(page, server.url, 19)
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
  await sitDown(other, server.url, 19)
  await other.goto(`${server.url}/order`)
  for (const phone of [page, other]) {
    await phone.getByRole('link', { name: /^Pay \$/ }).click()
    await choose(phone, 'Credit card')
  }
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(cardPage(page)).toBeVisible()
  await expect(other.getByText('Being paid right now')).toBeVisible()
  await other.getByRole('button', { name: /^Pay \$/ }).click()
  const dialog = other.getByRole('alertdialog', { name: 'Another payment has begun' })
  await dialog.getByRole('button', { name: 'Wait for it' }).click()
  await payByCard(page)
  await outcome(page, 'Paid. Thank you!')
  await expect(other.getByText('There is nothing left to pay here.')).toBeVisible()
  await other.context().close()
})

test('tips are chosen, never preselected, and a surcharge is shown before paying (PAY-8.4)', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  await owner.change('shops', singapore._id, { tipChoices: [5, 10] })
  await takeAwayMenu(page, server.url, singapore)
  await addPlain(page, 'Prawn wonton noodles')
  await viewCart(page)
  await page.getByLabel('Name', { exact: true }).fill('Siti')
  await choose(page, 'Online banking and wallets')
  await placeOrder(page).click()
  await expect(page.getByRole('radio', { name: 'No tip' })).toBeChecked()
  const sums = page.getByRole('region', { name: 'What you pay' })
  await expect(sums.getByText(/^Surcharge for/)).toBeVisible()
  await expect(sums.getByText('Tips')).toHaveCount(0)
  await choose(page, '10%')
  await expect(sums.getByText('Tips')).toBeVisible()
  const pay = page.getByRole('button', { name: /^Pay \$/ })
  const charged = (await pay.innerText()).replace('Pay ', '')
  await expect(sums.getByText(charged, { exact: true })).toBeVisible()
  await pay.click()
  // The bank's page has the same amount.
  await expect(page.getByText(charged.replace(/^\$ /, 'SGD\u00a0')).first()).toBeVisible()
  await payByCard(page)
  await outcome(page, 'Paid. Thank you!')
})

test('a top-up by card is credited once, although the bank says it five times (PAY-1.7)', async ({
  page,
  server,
}) => {
  await takeAwayMenu(page, server.url)
  await join(page, server.url, 'Po')
  await page.goto(`${server.url}/member/topUp`)
  const tile = page.getByRole('radio', { name: /^Pay / }).first()
  const got = /get (.*)$/.exec((await tile.getAttribute('aria-label')) ?? '')?.[1] ?? 'none'
  await choose(page, 'Credit card')
  await page.getByRole('button', { name: /^Top up ·/ }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(cardPage(page)).toBeVisible()
  const reference = await Gateway.at(page).fault('notify-five-times')
  await payByCard(page)
  await outcome(page, 'Paid. Thank you!')
  await page.goto(`${server.url}/api/payments/return/${reference}`)
  await page.getByRole('link', { name: 'See your balance' }).click()
  await expect(page.getByRole('region', { name: /balance$/ })).toContainText(got)
})

test('a shop in Taiwan: the carrier is checked as it is entered, and the order shows the invoice’s number (INV-1.2)', async ({
  page,
  server,
}) => {
  await takeAwayMenu(page, server.url, taiwan)
  await addPlain(page, 'Prawn wonton noodles')
  await viewCart(page)
  await page.getByLabel('Name', { exact: true }).fill('Yu')
  await choose(page, 'Credit card')
  await placeOrder(page).click()
  // The cart has the same choice.
  await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
  await choose(page, 'Carrier')
  const carrier = page.getByLabel('Carrier code')
  await carrier.fill('ABC1234')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText('Invalid carrier code.')).toBeVisible()
  await carrier.fill('/ABC1234')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await payByCard(page)
  await outcome(page, 'Paid. Thank you!')
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByText(/^[A-Z]{2}-?\d{8}$/)).toBeVisible()
})
