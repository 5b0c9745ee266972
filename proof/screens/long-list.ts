import { expect, type Page } from '@playwright/test'
import { originOf, sessionOf, sessionRecord } from './payment-states.ts'

/** How many orders a member has. */
const MOST = 1000
/** How many of them come at once. */
const PAGE = 100
const HOUR_MS = 3_600_000

/** A call on the wire: the id of its acknowledgement, and the record after which it reads on. */
const find = /^42(\d+)\["find","tableSessions"(?:.*"\$after":\{[^}]*"_id":"0*(\d+)")?/

/** Shows the middle of 1,000 orders, all of which have been loaded. */
export const scrollThousand = async (page: Page) => {
  const one = await sessionRecord(page, await sessionOf(page))
  const orders = Array.from({ length: MOST }, (_, index) => ({
    ...one,
    _id: `${index + 1}`.padStart(24, '0'),
    status: 'done',
    createTime: new Date(Date.now() - index * HOUR_MS).toISOString(),
  }))
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const wire = socket.connectToServer()
    socket.onMessage((message) => {
      const [, id, last] = find.exec(String(message)) ?? []
      if (id === undefined) return wire.send(message)
      const from = Number(last ?? 0)
      const data = orders.slice(from, from + PAGE)
      return socket.send(`43${id}${JSON.stringify([null, { data, limit: PAGE, total: MOST }])}`)
    })
  })
  await page.goto(`${originOf(page)}/record?tab=done`)
  await page.locator('.record-link').first().waitFor()
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.locator(`[aria-setsize="${MOST}"]`)).not.toHaveCount(0, { timeout: 100 })
  }).toPass({ timeout: 60_000, intervals: [100] })
  // Rows have a height of their own once they are measured: from where the page is, the middle is approached.
  await expect(async () => {
    await page.evaluate((middle) => {
      const row = document.querySelector<HTMLElement>('[aria-posinset]')
      scrollBy(0, (middle - Number(row?.getAttribute('aria-posinset'))) * (row?.offsetHeight ?? 0))
    }, MOST / 2)
    await page.locator(`[aria-posinset="${MOST / 2}"]`).waitFor({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}
