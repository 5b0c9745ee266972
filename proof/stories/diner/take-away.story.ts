import type { Page } from '@playwright/test'
import { addPlain, placeOrder, viewCart } from '../story/diner.ts'
import { hongKong } from '../story/shop.ts'
import { staffAtBoard } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

/** Counts the changes of the page after which it has a text, however briefly. */
const textsThatShow = (page: Page, text: string) =>
  page.evaluateHandle((words) => {
    const seen = { count: 0 }
    new MutationObserver(() => {
      if (document.body.textContent.includes(words)) seen.count += 1
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return seen
  }, text)

test('take-away: requires a contact name, charges the take-away price, staff see the name (ACC-4.1)', async ({
  browser,
  page,
  server,
}) => {
  const board = await staffAtBoard(browser, server.url)
  await page.goto(`${server.url}/?id=${hongKong._id}`)
  await page.getByText('Order now, pick up at the shop').click()
  await addPlain(page, 'Prawn wonton noodles')
  await viewCart(page)
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('50.00')
  await placeOrder(page).click()
  await expect(page.getByText('Please tell us a name to call')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Wing')
  const flashes = await textsThatShow(page, 'Your cart is empty')
  await placeOrder(page).click()
  const heading = page.getByRole('heading', { name: /^Order number \d+/ })
  await expect(heading).toBeVisible()
  const number = (await heading.innerText()).trim()
  expect(await flashes.evaluate((seen) => seen.count)).toBe(0)

  const card = board.getByRole('article', { name: `Order ${number}`, exact: true })
  await card.getByRole('button', { name: /^Details/ }).click()
  await expect(board.getByText('Wing').first()).toBeVisible()
})
