import type { Page } from '@playwright/test'
import { addPlain, choose, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { Gateway } from '../story/gateway.ts'
import { cardPage, outcome, payByCard } from '../story/payer.ts'
import { expect, test } from '../story/test.ts'

const dishes = ['Prawn wonton noodles', 'Fish ball noodles', 'Tomato & egg noodles'] as const

const more = (page: Page, dish: string) =>
  page.getByRole('button', { name: `One more ${dish}`, exact: true })

/** Opens the payment of the table's bill on a phone and chooses a dish, by card. */
const chooseDish = async (page: Page, url: string, dish: string) => {
  await page.goto(`${url}/order`)
  await page.getByRole('link', { name: /^Pay \$/ }).click()
  await choose(page, 'My dishes')
  await more(page, dish).click()
  await choose(page, 'Credit card')
}

const centsOf = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

test('three at a table each pay their dishes: nobody can take another’s, and together they pay the bill (PAY-3.3, PAY-8.4)', async ({
  browser,
  page,
  server,
  addTable,
}) => {
  const table = await addTable()
  const others = await Promise.all([2, 3].map(async () => (await browser.newContext()).newPage()))
  const phones = [page, ...others]
  await sitDown(page, server.url, table)
  for (const dish of dishes) await addPlain(page, dish)
  await viewCart(page)
  await placeOrder(page).click()
  const due = await page.getByRole('link', { name: /^Pay \$/ }).innerText()
  for (const other of others) await sitDown(other, server.url, table)

  let paid = 0
  for (const [index, phone] of phones.entries()) {
    const dish = dishes[index] ?? dishes[0]
    await chooseDish(phone, server.url, dish)
    // What others have paid is theirs.
    for (const taken of dishes.slice(0, index)) await expect(more(phone, taken)).toBeDisabled()
    const pay = phone.getByRole('button', { name: /^Pay \$/ })
    await expect(pay).toBeEnabled()
    paid += centsOf(await pay.innerText())
    await pay.click()
    await expect(cardPage(phone)).toBeVisible()
    if (index === 0) {
      // While it is being paid, a dish is taken, too.
      const [second = page] = others
      await second.goto(`${server.url}/order`)
      await second.getByRole('link', { name: /^Pay \$/ }).click()
      await choose(second, 'My dishes')
      await expect(more(second, dish)).toBeDisabled()
    }
    await Gateway.at(phone).fault('notify-five-times')
    await payByCard(phone)
    await outcome(phone, 'Paid. Thank you!')
  }
  expect(paid).toBe(centsOf(due))
  const last = phones.at(-1) ?? page
  await last.getByRole('link', { name: 'See your order' }).click()
  await expect(last.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toHaveCount(3)
  for (const other of others) await other.context().close()
})
