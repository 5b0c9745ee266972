import type { Locator } from '@playwright/test'
import { addPlain, placeOrder, sitDown } from '../story/diner.ts'
import { expect, test } from '../story/test.ts'

/** Returns the sides of an element that is shown, in px. */
const sidesOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not shown')
  return { left: box.x, right: box.x + box.width, bottom: box.y + box.height }
}

for (const { width, height } of [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
])
  test(`on a desk of ${width} px the categories and the cart stand beside the menu (SCREEN-3.6, SCREEN-3.7)`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height })
    await sitDown(page, server.url, 3)
    const rail = page.getByRole('tablist', { name: 'Categories' })
    const dish = page.getByRole('article', { name: 'Prawn wonton noodles' })
    await expect(rail).toHaveAttribute('aria-orientation', 'vertical')
    await addPlain(page, 'Prawn wonton noodles')
    const cart = page.getByRole('complementary', { name: 'Your cart' })
    await expect(cart.getByText('incl. service')).toBeVisible()
    await expect(page.getByRole('link', { name: /^View cart/ })).toBeHidden()
    await dish.scrollIntoViewIfNeeded()
    expect((await sidesOf(rail)).right).toBeLessThan((await sidesOf(dish)).left)
    expect((await sidesOf(dish)).right).toBeLessThan((await sidesOf(cart)).left)

    await dish.getByRole('button', { name: 'Prawn wonton noodles', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Prawn wonton noodles' })
    const order = sheet.getByRole('button', { name: /^Add/ })
    await expect(order).toBeVisible()
    const first = await sidesOf(sheet.locator('label').first())
    expect(first.bottom).toBeLessThan((await sidesOf(order)).bottom)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()

    await cart.getByRole('link', { name: 'Check and order' }).click()
    await expect(placeOrder(page)).toBeVisible()
  })
