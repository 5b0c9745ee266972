import { addPlain, placeOrder, sessionOf, viewCart } from '../story/diner.ts'
import { Owner } from '../story/owner.ts'
import { hongKong } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

const settings = {
  orderCutoffMinutes: 9,
  orderLeaveMinutes: 20,
  sittings: [
    { name: [{ lang: 'en', value: 'First sitting' }], startTime: '00:00', endTime: '24:00' },
  ],
}
const none = { orderCutoffMinutes: null, orderLeaveMinutes: null, sittings: null }

/** Returns the texts of elements that are cut, or reach beyond the screen. */
const isCut = (elements: readonly Element[]): readonly (string | null)[] =>
  elements
    .filter(
      (element) =>
        (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) ||
        element.getBoundingClientRect().right > window.innerWidth,
    )
    .map(({ textContent }) => textContent)

test('a sitting has its name and its last order, which is announced; later no order is taken (SESS-8.1, SESS-8.2, SHELL-1.4, SHELL-1.6, SHELL-1.7)', async ({
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  const table = await owner.addTable('S1')
  await owner.change('shops', hongKong._id, settings)
  try {
    await page.goto(`${server.url}/t?id=${hongKong._id}&t=${table}`)
    const header = page.getByRole('banner')
    await expect(header).toContainText('S1 First sitting')
    await expect(header).toContainText('Last order in 9 min')
    await expect(page.getByText(/^Last order is at \d\d:\d\d\.$/)).toBeVisible()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.screenshot({ path: test.info().outputPath(`header-${width}.png`) })
      expect(
        await header.locator('.header-mode, .header-mode *, .ui-badge').evaluateAll(isCut),
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  } finally {
    await owner.change('shops', hongKong._id, none)
  }

  await test.step('staff end the orders of this table', async () => {
    const session = await sessionOf(page)
    const orderCutoffTime = new Date(Date.now() - 1000).toISOString()
    await owner.change('tableSessions', session, { orderCutoffTime })
    await expect(page.getByRole('banner')).toContainText('20 min left')
    await expect(page.getByText(/^Last order is at/)).toBeHidden({ timeout: 10_000 })
    await page.screenshot({ path: test.info().outputPath('time-left.png') })
    await addPlain(page, 'Fish ball noodles')
    await viewCart(page)
    await placeOrder(page).click()
    await expect(page.getByText('Ordering for this table has ended')).toBeVisible()
  })
})
