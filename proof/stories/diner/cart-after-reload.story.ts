import { addPlain, placeOrder, takeAwayMenu, viewCart } from '../story/diner.ts'
import { cutNetwork } from '../story/network.ts'
import { Owner } from '../story/owner.ts'
import { dishId } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

const gone = 'Dry-fried beef ho fun'

test('after a reload the cart and its texts are restored, a removed dish is reported and the rest is ordered (CART-6.1, SCREEN-4.4)', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  await takeAwayMenu(page, server.url)
  await addPlain(page, 'Prawn wonton noodles')
  // A line of the cart has a price; what has changed on the menu may be listed above it.
  const line = page.getByRole('listitem').filter({ hasText: gone }).filter({ hasText: '$' })
  const bringBack = await cutNetwork(page)
  await addPlain(page, gone)
  await viewCart(page)
  await expect(line).toBeVisible()
  await owner.change('productStocks', dishId(gone), { stock: { mode: 'notSelling' } })
  await bringBack()
  await page.getByLabel('Name', { exact: true }).fill('Ka Yan')
  await page.getByLabel('Remark for the whole order').fill('No peanuts')
  await page.reload()
  await expect(page.getByText('1 item is no longer available and was removed')).toBeVisible()
  await expect(line).toBeHidden()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ka Yan')
  await expect(page.getByLabel('Remark for the whole order')).toHaveValue('No peanuts')
  // A phone that had not read the menu before the reload has shown the dish: its diner accepts that it is gone (CART-7.7).
  const accept = page.getByRole('button', { name: 'That’s fine' })
  if (await accept.isVisible()) await accept.click()
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
  await owner.change('productStocks', dishId(gone), { stock: { mode: 'disable' } })
})
