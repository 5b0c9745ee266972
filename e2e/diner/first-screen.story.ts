import type { Browser, Page } from '@playwright/test'
import { hongKong } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

/** Keeps what the server has sent, and notes whatever moves after the first paint. A string: the page gets it as it is. */
const keepServed = `
  addEventListener('DOMContentLoaded', () => {
    const app = document.getElementById('app')
    globalThis.served = { isRendered: app.dataset.first !== undefined, elements: [...app.querySelectorAll('*')], html: app.innerHTML }
  })
  globalThis.moved = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) moved += value
  }).observe({ type: 'layout-shift', buffered: true })
`

interface Difference {
  readonly isRendered: boolean
  /** Elements that the server has sent and the app has replaced. */
  readonly replaced: readonly string[]
  readonly moved: number
}

const difference = (page: Page): Promise<Difference> =>
  page.evaluate(`({
    isRendered: served.isRendered,
    replaced: served.elements.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 200)),
    moved: Math.round(moved * 1000) / 1000,
  })`)

/** Texts and attributes as a reader gets them, without what React writes for itself. */
const htmlOf = (page: Page, of: 'served.html' | 'document.getElementById("app").innerHTML') =>
  page.evaluate<string>(`${of}.replaceAll(/<!--.*?-->/g, '').replaceAll('><', '>\\n<')`)

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
    serviceWorkers: 'block',
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

for (const visitor of visitors)
  test(`what the server has rendered is taken over as it stands: ${Object.values(visitor).join(', ')}`, async ({
    browser,
    server,
  }) => {
    const { page, warnings } = await open(browser, visitor)
    const dish = hongKong._id
    for (const path of [`/?id=${hongKong._id}`, '/browse', `/products/${dish}`]) {
      await page.goto(server.url + path)
      await page.waitForTimeout(3000)
      console.log(path, await difference(page), warnings)
      const a = (await htmlOf(page, 'served.html')).split('\n'), b = (await htmlOf(page, 'document.getElementById("app").innerHTML')).split('\n')
      console.log(a.length, b.length, a.filter((x) => !b.includes(x)), b.filter((x) => !a.includes(x)))
    }
  })
