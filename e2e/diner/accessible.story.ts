import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { expect, test } from '../story/test.ts'

const violations = async (page: Page) => {
  await page.waitForTimeout(600)
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}

for (const [index, colorScheme] of (['light', 'dark'] as const).entries())
  test(`every screen from the menu to the order is accessible, ${colorScheme}`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme })
    await sitDown(page, server.url, 10 + index)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Prawn wonton noodles', exact: true }).click()
    await page.getByRole('dialog', { name: 'Prawn wonton noodles' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await addPlain(page, 'Tomato & egg noodles')
    await viewCart(page)
    expect(await violations(page)).toEqual([])
    await placeOrder(page).click()
    await page.getByRole('heading', { name: /^Order number/ }).waitFor()
    expect(await violations(page)).toEqual([])
  })
