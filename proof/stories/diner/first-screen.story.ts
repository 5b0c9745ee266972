import { demo } from '@comanda/demo'
import type { Browser, Locator, Page, Route } from '@playwright/test'
import { hongKong, tableLink } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Keeps what the server has sent, and notes what moves after the first paint. A string: the page gets it as it is. */
const keepServed = `
  globalThis.linesOf = (elements) =>
    elements.map(({ tagName, attributes }) =>
      [tagName, ...[...attributes].filter(({ name }) => name !== 'aria-orientation').map(({ name, value }) => name + '=' + value.replaceAll(/; ?|(?<=:) /g, '')).sort()].join(' '))
  addEventListener('DOMContentLoaded', () => {
    const app = document.getElementById('app')
    const elements = [...app.querySelectorAll('*')]
    globalThis.served = { elements, lines: linesOf(elements), isRendered: app.dataset.first !== undefined }
  })
  globalThis.moved = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) moved += value
  }).observe({ type: 'layout-shift', buffered: true })
`

/** Returns which of the elements that the server has sent the app has not taken over, or has changed. */
const differences = (page: Page) =>
  page.evaluate(`({
    isRendered: served.isRendered,
    lost: served.elements
      .filter((element) => !element.isConnected || !Object.keys(element).some((key) => key.startsWith('__reactFiber')))
      .map((element) => element.outerHTML.slice(0, 200)),
    changed: served.lines.filter((line, at) => linesOf([served.elements[at]])[0] !== line),
  })`)

const widthOf = async (part: Locator) => (await part.boundingBox())?.width

interface Visitor {
  readonly locale: 'en-GB' | 'zh-HK' | 'zh-CN'
  readonly colorScheme: 'light' | 'dark'
  readonly width: number
}

const visitors: readonly Visitor[] = [
  { locale: 'en-GB', colorScheme: 'light', width: 390 },
  { locale: 'en-GB', colorScheme: 'dark', width: 1440 },
  { locale: 'zh-HK', colorScheme: 'dark', width: 390 },
  { locale: 'zh-HK', colorScheme: 'light', width: 1440 },
  { locale: 'zh-CN', colorScheme: 'light', width: 390 },
  { locale: 'zh-CN', colorScheme: 'dark', width: 1440 },
]

const open = async (browser: Browser, { locale, colorScheme, width }: Visitor) => {
  const context = await browser.newContext({
    locale,
    colorScheme,
    viewport: { width, height: 900 },
  })
  const page = await context.newPage()
  const warnings: string[] = []
  page.on('console', (message) => {
    if (/warning|error/.test(message.type())) warnings.push(message.text())
  })
  page.on('pageerror', (error) => warnings.push(error.message))
  await page.addInitScript(keepServed)
  return { page, warnings }
}

const dishes = demo.products.filter((product) => product.shop === hongKong._id && product.images)

for (const visitor of visitors)
  test(`the app takes over what the server has rendered as it stands: ${Object.values(visitor).join(', ')} (ROUTE-2.6)`, async ({
    browser,
    server,
  }) => {
    const { page, warnings } = await open(browser, visitor)
    for (const path of [`/?id=${hongKong._id}`, '/browse', `/products/${dishes[0]?._id}`]) {
      await page.goto(server.url + path)
      await expect
        .poll(() => differences(page), { message: path })
        .toEqual({ isRendered: true, lost: [], changed: [] })
      expect(await page.evaluate('moved'), path).toBeLessThan(0.1)
    }
    expect(warnings).toEqual([])
  })

/** Holds the app's script back until `release` is called. */
const holdApp = async (page: Page) => {
  const withheld: Route[] = []
  let isSlow = true
  await page.route('**/assets/foundation-*.js', (route) =>
    isSlow ? void withheld.push(route) : route.continue(),
  )
  return {
    release: async () => {
      isSlow = false
      for (const script of withheld) await script.continue()
    },
  }
}

test('a dish that is opened before the app runs shows that it waits, and opens (ROUTE-2.6)', async ({
  page,
  server,
  addTable,
}) => {
  const app = await holdApp(page)
  await page.goto(tableLink(server.url, await addTable()), { waitUntil: 'commit' })
  const card = (at: number) => page.locator('.dish').nth(at)
  const open = (at: number) => card(at).getByRole('heading').getByRole('button')
  await open(1).click()
  await expect(card(1)).toHaveCSS('opacity', '0.55')
  await open(0).click()
  await expect(card(0)).toHaveCSS('opacity', '0.55')
  await expect(card(1)).toHaveCSS('opacity', '1')
  const name = await open(0).innerText()
  await app.release()
  await expect(page.getByRole('dialog').getByRole('heading', { name, exact: true })).toBeVisible()
})

test('a dish that is added before the app runs is counted and priced at once, and is in the cart (ROUTE-2.7, ROUTE-2.8)', async ({
  page,
  server,
  addTable,
}) => {
  const app = await holdApp(page)
  await page.goto(tableLink(server.url, await addTable()), { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: /^Add / }).first()
  await add.click()
  await add.click()
  const early = page.getByRole('button', { name: 'View cart' })
  await expect(early).toHaveText(/^2/)
  const sum = early.locator('.cart-bar-sum')
  await expect(sum).toHaveText(/^\$\s\d+\.\d\dincl\. service$/)
  const price = await sum.innerText()
  const width = await widthOf(early)
  await app.release()
  await expect(early).toBeHidden()
  const bar = page.getByRole('link', { name: /^View cart/ })
  await expect(bar).toHaveText(/^2/)
  expect(await bar.locator('.cart-bar-sum').innerText()).toBe(price)
  expect(await widthOf(bar)).toBe(width)
  // The cart is stored once the table is entered.
  await expect(page).toHaveURL(/\/browse/)
  await page.reload()
  await expect(page.getByRole('link', { name: /^View cart/ })).toHaveText(/^2/)
})
