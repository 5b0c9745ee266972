import type { Locator, Page } from '@playwright/test'
import { arrowTo, pressOn, reach } from '../story/keyboard.ts'
import { tableLink } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

const group = (dish: Locator, name: string) =>
  dish.getByRole('group', { name: new RegExp(`^${name}`) })

/** Reaches a dish by Tab and opens it with Enter. */
const openByKeyboard = async (page: Page, name: string): Promise<Locator> => {
  await reach(page, page.getByRole('searchbox'), 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(name)
  await expect(page.getByRole('article')).toHaveCount(1)
  await pressOn(page, page.getByRole('button', { name, exact: true }))
  const dish = page.getByRole('dialog', { name })
  await expect(dish).toBeVisible()
  return dish
}

test('a diner orders with the keyboard alone: options, a set meal, the cart, the order (SCREEN-1.6)', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000)
  await page.goto(tableLink(server.url, 10))
  await expect(page.getByRole('article', { name: 'Prawn wonton noodles' })).toBeVisible()

  await test.step('the first Tab leads to the content', async () => {
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await reach(page, page.getByRole('searchbox'))
  })

  await test.step('arrows pick one of several, Space any of several; the focus comes back', async () => {
    const dish = await openByKeyboard(page, 'Prawn wonton noodles')
    await arrowTo(page, group(dish, 'Noodles'), /^Udon/)
    await arrowTo(page, group(dish, 'Size'), /^Large/)
    await pressOn(page, dish.getByRole('checkbox', { name: /^Soy-marinated egg/ }), 'Space')
    await pressOn(page, dish.getByRole('button', { name: 'Add · $ 69.00' }))
    await expect(dish).toBeHidden()
    await expect(
      page.getByRole('button', { name: 'Prawn wonton noodles', exact: true }),
    ).toBeFocused()
  })

  await test.step('Escape closes a dish without adding it', async () => {
    const dish = await openByKeyboard(page, 'Supper for two')
    await page.keyboard.press('Escape')
    await expect(dish).toBeHidden()
    await expect(page.getByRole('link', { name: /^View cart/ })).toHaveAccessibleName(/1/)
  })

  await test.step('a set meal says what is missing, and takes it', async () => {
    const dish = await openByKeyboard(page, 'Supper for two')
    const add = dish.getByRole('button', { name: /^Add · / })
    await pressOn(page, add)
    await expect(dish.getByText('Please choose').first()).toBeVisible()
    await expect(dish.getByText(/^Still to choose: Two mains, Two small plates/)).toBeVisible()
    for (const [course, next] of [
      [[/^Spaghetti bolognese/, /^Dry-fried beef ho fun/], 'Next: Two small plates'],
      [[/^Crystal prawn dumplings/, /^Seaweed salt fries/], 'Next: Two drinks'],
      [[/^Silk-stocking milk tea/, /^Cola/], 'Done'],
    ] as const) {
      for (const name of course) await pressOn(page, dish.getByRole('checkbox', { name }), 'Space')
      await pressOn(page, dish.getByRole('button', { name: next }))
    }
    await pressOn(page, add)
    await expect(dish).toBeHidden()
  })

  await test.step('the order has its number', async () => {
    await pressOn(page, page.getByRole('link', { name: /^View cart/ }))
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
    await pressOn(page, page.getByRole('button', { name: /^Place order/ }))
    await expect(page.getByRole('heading', { name: /^Order number \d+/ })).toBeVisible()
  })
})

/** Activates an element as a screen reader does: by a click event, without pointer or keyboard. */
const activate = (target: Locator) => target.dispatchEvent('click')

test('a diner orders by roles and accessible names alone, as with a screen reader', async ({
  page,
  server,
}) => {
  await page.goto(tableLink(server.url, 11))
  await activate(page.getByRole('button', { name: 'Prawn wonton noodles', exact: true }))
  const dish = page.getByRole('dialog', { name: 'Prawn wonton noodles' })
  const udon = group(dish, 'Noodles').getByRole('radio', { name: /^Udon/ })
  await activate(udon)
  await expect(udon).toBeChecked()
  await activate(group(dish, 'Size').getByRole('radio', { name: /^Large/ }))
  await activate(
    dish
      .getByRole('group', { name: 'Quantity' })
      .getByRole('button', { name: 'Increase quantity' }),
  )
  await expect(dish.getByRole('group', { name: 'Quantity' }).getByRole('status')).toHaveText('2')
  await activate(dish.getByRole('button', { name: 'Add · $ 122.00' }))
  await expect(dish).toBeHidden()

  await activate(page.getByRole('link', { name: /^View cart/ }))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Your cart')
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('124.20')
  await activate(page.getByRole('button', { name: /^Place order/ }))
  const number = page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: /^Order number \d+/ })
  await expect(number).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
})
