import { addPlain, choose, placeOrder, takeAwayMenu, viewCart } from '../story/diner.ts'
import { cutNetwork } from '../story/network.ts'
import { expect, test } from '../story/test.ts'

test('take-away with a coupon that falls short, is told so, and then holds', async ({
  page,
  server,
}) => {
  await takeAwayMenu(page, server.url)
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await page.getByRole('button', { name: 'Add a coupon or reward' }).click()
  await choose(page.getByRole('dialog'), 'Code')
  await page.getByLabel('Coupon code').fill('noodles')
  await page.getByRole('button', { name: 'Apply' }).click()
  const coupons = page.getByRole('region', { name: 'Coupons and rewards' })
  await expect(coupons).toContainText('Second bowl at half price')
  await expect(coupons).toContainText('1 more item')

  const bringBack = await cutNetwork(page)
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(coupons).not.toContainText('more item')
  await expect(page.getByRole('region', { name: 'Price' })).toContainText(
    'Second bowl at half price',
  )
  await page.getByLabel('Name', { exact: true }).fill('Chun')
  await placeOrder(page).click()
  await expect(page.getByRole('alertdialog')).toContainText('your cart is safe')
  await page.getByRole('button', { name: 'Back to the cart' }).click()
  await bringBack()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Chun')
  await placeOrder(page).click()
  await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
})
