import type { Page } from '@playwright/test'
import { addPlain, choose, placeOrder, sitDown, takeAwayMenu, viewCart } from '../story/diner.ts'
import { outcome } from '../story/payer.ts'
import { expect, test } from '../story/test.ts'

/** Pays the code on a page by a wallet on a second page. */
const payTheCode = async (page: Page) => {
  await expect(page.getByRole('img', { name: 'Payment code' })).toBeVisible()
  const wallet = await page.getByRole('link', { name: /^Open/ }).getAttribute('href')
  const phone = await page.context().newPage()
  await phone.goto(wallet ?? '')
  await phone.getByRole('button', { name: /^Pay/ }).click()
  await outcome(page, 'Paid. Thank you!')
  await phone.close()
}

test('a table’s bill by a wallet’s code, which a second page pays (PAY-8.6)', async ({
  page,
  server,
}) => {
  await sitDown(page, server.url, 1)
  await addPlain(page, 'Prawn wonton noodles')
  await viewCart(page)
  await placeOrder(page).click()
  await page.getByRole('link', { name: /^Pay \$/ }).click()
  await choose(page, 'WeChat Pay')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await payTheCode(page)
})

test('three share a table’s bill in equal parts, which add up to it (PAY-8.4)', async ({
  browser,
  page,
  server,
}) => {
  const others = await Promise.all([2, 3].map(async () => (await browser.newContext()).newPage()))
  await sitDown(page, server.url, 1)
  await addPlain(page, 'Prawn wonton noodles')
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
  for (const other of others) await sitDown(other, server.url, 1)

  for (const phone of [page, ...others]) {
    await phone.goto(`${server.url}/order`)
    await phone.getByRole('link', { name: /^Pay \$/ }).click()
    await choose(phone, 'An equal share')
    await phone.getByRole('button', { name: 'One more person' }).click()
    await choose(phone, 'WeChat Pay')
    await phone.getByRole('button', { name: /^Pay \$/ }).click()
    await payTheCode(phone)
  }
  const [, last = page] = others
  await expect(last.getByRole('link', { name: 'Pay the rest' })).toHaveCount(0)
  await last.getByRole('link', { name: 'See your order' }).click()
  await expect(last.getByText('Everything is paid. Thank you!')).toBeVisible()
})

test('the wallet is on the same phone: it opens, and Back leads to what became of it (PAY-8.6)', async ({
  page,
  server,
}) => {
  await takeAwayMenu(page, server.url)
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await page.getByLabel('Name', { exact: true }).fill('Kei')
  await choose(page, 'WeChat Pay')
  await placeOrder(page).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByRole('link', { name: 'Open WeChat Pay' }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText('This payment is paid')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await outcome(page, 'Paid. Thank you!')
})
