import type { Page, Route } from '@playwright/test'
import { addPlain, takeAwayMenu, viewCart } from '../story/diner.ts'
import { hongKong } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

/** The service worker would respond in place of the network. */
test.use({ serviceWorkers: 'block' })

/** As long as a phone takes from one network to the next. */
const GAP_MS = 700

/** Lets all requests fail for a moment, from the first whose address contains `first`. Returns how many have failed. */
const loseNetwork = async (page: Page, first: string): Promise<() => number> => {
  let begun: number | undefined
  let lost = 0
  await page.route('**/*', async (route) => {
    if (route.request().url().includes(first)) begun ??= Date.now()
    if (begun === undefined || Date.now() - begun > GAP_MS) return route.continue()
    lost += 1
    return route.abort('connectionreset')
  })
  return () => lost
}

for (const [what, first] of [
  ['the app', '/assets/foundation-'],
  ['a part of the first screen', '/assets/home-news-'],
  ['the menu', '/api/menus/'],
  ['the cart', '/assets/cart-screens-'],
] as const)
  test(`the network is gone for a moment while ${what} is loaded: what the diner taps happens all the same (SHELL-3.4)`, async ({
    page,
    server,
  }) => {
    const lost = await loseNetwork(page, first)
    await takeAwayMenu(page, server.url)
    await addPlain(page, 'Prawn wonton noodles')
    await viewCart(page)
    await expect(page.getByText('Prawn wonton noodles')).toBeVisible()
    expect(lost()).toBeGreaterThan(0)
  })

test('a diner taps before the app runs, and the app has no menu at first: it is tapped for them once the shop is shown (ROUTE-2.8)', async ({
  page,
  server,
}) => {
  const menus = '**/api/menus/*'
  const paused: Route[] = []
  await page.route(menus, (route) => route.abort('connectionreset'))
  await page.route('**/assets/foundation-*', (route) => void paused.push(route))
  await page.goto(`${server.url}/?id=${hongKong._id}`, { waitUntil: 'domcontentloaded' })
  await page.getByText('Order now, pick up at the shop').click()
  await page.unroute('**/assets/foundation-*')
  for (const route of paused) await route.continue()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute(menus)
  await expect(page.getByRole('article', { name: 'Prawn wonton noodles' })).toBeVisible()
})

test('a home whose shop does not come says so, and shows it once it comes (SCREEN-1.9)', async ({
  page,
  server,
}) => {
  const menus = '**/api/menus/*'
  await page.route(menus, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(`${server.url}/?id=${hongKong._id}`)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute(menus)
  await page.getByText('Order now, pick up at the shop').click()
  await expect(page.getByRole('article', { name: 'Prawn wonton noodles' })).toBeVisible()
})
