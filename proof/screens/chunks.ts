import type { Page, Route } from '@playwright/test'

/**
 * Loads the app without its service worker, which has the files of every screen: what the network does to one is seen then.
 */
export const withoutWorker = async (page: Page, path: string) => {
  const { origin } = new URL(page.url())
  await page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(workers.map((worker) => worker.unregister()))
  })
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => {})
  })
  await page.goto(`${origin}${path}`)
  // The server has rendered the screen; once the app has taken it over, no font stands in for its own.
  await page.locator('#late-font').waitFor({ state: 'detached' })
}

/** Goes to the orders of this device, whose file comes as `how` lets it. */
const toRecords = (how: (route: Route) => Promise<void>) => async (page: Page) => {
  await withoutWorker(page, '/')
  await page.route(/\/assets\/record-list-route-[^/]+\.js$/, how)
  await page.locator('.home-links a[href="/record"]').click()
}

const never = () => new Promise<void>(() => {})

/** Shows the bar of progress of a screen whose file does not arrive. */
export const waitForever = async (page: Page) => {
  await toRecords(never)(page)
  await page.locator('.route-progress').waitFor()
}

/** Shows the page of a screen whose file is gone: the app loads itself again first, once in a minute (SHELL-3.4). */
export const loseChunk = async (page: Page) => {
  await toRecords((route) => route.abort())(page)
  await page.waitForURL(/\/record$/)
  await page.locator('.ui-empty-state button').waitFor()
}

/** Loads the menu in words of which some are missing, as if a file of an earlier version was loaded. */
export const missWords = async (page: Page) => {
  await page.route(/\/assets\/messages-storefront-[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    const words = await response.text()
    await route.fulfill({ response, body: words.replaceAll(/\b(viewCart|order|search):/g, 'x$1:') })
  })
  await withoutWorker(page, '/browse')
  await page.getByRole('article').first().waitFor()
}
