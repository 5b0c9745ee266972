import type { Page } from '@playwright/test'
import { whole } from '../story/browsers.ts'
import { addPlain, choose, sitDown, takeAwayMenu, viewCart } from '../story/diner.ts'
import { cutNetwork } from '../story/network.ts'
import { Owner } from '../story/owner.ts'
import { hongKong } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

test.use({ launchOptions: whole })

interface Manifest {
  readonly name: string
  readonly short_name: string
  readonly lang: string
  readonly start_url: string
  readonly icons: readonly { readonly src: string }[]
}

/** Returns what the browser would install from the current page. */
const offeredApp = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  return {
    /**
     * Empty while it is loading. If the page changes its link during the request, the browser may cache the old manifest:
     * waits until the page offers the shop's app in this language.
     */
    manifest: async (locale = 'en') => {
      const link = page.locator('link[rel=manifest]')
      await expect(link).toHaveAttribute('href', new RegExp(`/api/shops/.*locale=${locale}$`))
      const { data, errors } = await browser.send('Page.getAppManifest')
      return { errors, ...(JSON.parse(data || '{}') as Partial<Manifest>) }
    },
    obstacles: async () =>
      (await browser.send('Page.getInstallabilityErrors')).installabilityErrors,
  }
}

test('the installed app has the shop’s name, icons and language, also offline', async ({
  page,
  server,
}) => {
  await takeAwayMenu(page, server.url)
  const app = await offeredApp(page)
  await expect.poll(async () => (await app.manifest()).name).toBe('Lantern Lane · Sheung Wan')
  const { icons = [], ...said } = await app.manifest()
  expect(said).toMatchObject({ short_name: 'Lantern Lane', errors: [] })
  expect(icons).toHaveLength(4)
  for (const { src } of icons) {
    const response = await page.request.get(new URL(src, server.url).href)
    expect(response.headers()['content-type']).toBe('image/png')
  }
  // The browser of a story is in private mode, the only obstacle to installing.
  expect(await app.obstacles()).toEqual([{ errorId: 'in-incognito', errorArguments: [] }])
  await expect(page.locator('meta[name=apple-mobile-web-app-title]')).toHaveAttribute(
    'content',
    'Lantern Lane',
  )
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  const apple = await page.request.get(`${server.url}${touchIcon}`)
  expect([apple.status(), apple.headers()['content-type']]).toEqual([200, 'image/png'])
  const ground = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--background'),
  )
  await expect(page.locator('meta[name=theme-color][media*=light]')).toHaveAttribute(
    'content',
    ground,
  )

  await page.getByRole('button', { name: 'Language' }).first().click()
  await choose(page, '繁體中文')
  await expect
    .poll(() => app.manifest('zh-hk'))
    .toMatchObject({ lang: 'zh-HK', name: '燈巷冰室 · 上環' })

  // The service worker controls the page from the second visit on, which fills the cache for the third.
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await page.reload()
  await expect
    .poll(() => app.manifest('zh-hk'))
    .toMatchObject({ lang: 'zh-HK', name: '燈巷冰室 · 上環' })
  const bringBack = await cutNetwork(page)
  await page.reload()
  await expect
    .poll(() => app.manifest('zh-hk'))
    .toMatchObject({ lang: 'zh-HK', name: '燈巷冰室 · 上環' })
  await bringBack()
})

test('the installed app opens the diner’s table, and the shop once the session has ended', async ({
  page,
  server,
}) => {
  await sitDown(page, server.url, 8)
  await addPlain(page, 'Tomato & egg noodles')
  const placeOf = () => page.evaluate(() => localStorage.getItem('saveInfo'))
  const place = await placeOf()
  const start = `/?id=${hongKong._id}&source=installed`
  const app = await offeredApp(page)
  await expect.poll(async () => (await app.manifest()).start_url).toBe(start)
  await page.goto(`${server.url}${start}`)
  await page.getByRole('link', { name: /^Order for table/ }).click()
  await viewCart(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Tomato & egg' })).toBeVisible()
  expect(await placeOf()).toBe(place)
  // The session ends while the app is in the background.
  await page.goto('about:blank')
  const { session } = JSON.parse(place ?? '{}') as { session: string }
  const owner = await new Owner(server.url).signIn()
  await owner.change('tableSessions', session, { status: 'cancelled' })
  await page.goto(`${server.url}${start}`)
  await expect(page.getByText('Order now, pick up at the shop')).toBeVisible()
})
