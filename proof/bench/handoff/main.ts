/**
 * Times a cart that comes to a phone by its code, on 4G: from the link that the camera opens, by a press as
 * soon as there is something to press, to the cart with its dishes. `cold`: a phone that has never been here; `warm`: one that has.
 * Then counts what racing callers get.
 */
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { demo } from '@comanda/demo'
import { openPhone } from '../browser/phone.ts'
import { withServer } from '../server/with-server.ts'
import { race } from './races.ts'

const runs = Number(process.env['HANDOFF_RUNS'] ?? 7)
/** From the scan to the cart, in ms. */
const limit = 2000

/** “Fast 4G” of Chrome's own throttling. */
const fast4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (8.1 * 1_000_000) / 8,
  uploadThroughput: (1.35 * 1_000_000) / 8,
}
/** As many times slower than this machine a phone's processor is. */
const slowdown = Number(process.env['HANDOFF_SLOWDOWN'] ?? 1)

const shop = demo.shops[0]?._id ?? ''
const dishes = demo.products
  .filter((product) => product.shop === shop && (product.options ?? []).length === 0)
  .slice(0, 3)
const cart = {
  shop,
  mode: 'takeAway',
  locale: 'en',
  lines: dishes.map(({ _id }, at) => ({ id: `line${at}`, product: _id, quantity: 1 })),
}

interface Times {
  /** Until the phone asks whether to open it. */
  readonly asked: number
  readonly cart: number
  /** What was loaded by then. */
  readonly requests: number
  readonly kilobytes: number
}

/** Presses the button of the page once it is there, and notes when the dishes show. A string: the page gets it as it is. */
const probe = `
  globalThis.times = {}
  const looking = setInterval(() => {
    if (!location.pathname.startsWith('/h/') && !times.asked) return
    const open = document.querySelector('main .ui-button')
    if (!times.asked && open) {
      times.asked = performance.now()
      open.click()
    }
    // At some hours not all of them are offered.
  if (!document.querySelector('.cart-lines > *')) return
    clearInterval(looking)
    const loaded = ['navigation', 'resource']
      .flatMap((kind) => performance.getEntriesByType(kind))
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= performance.now())
    times.requests = loaded.length
    times.kilobytes = loaded.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
    times.cart = performance.now()
  }, 10)
`

const codeAt = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/carts/handoff`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'copy', cart }),
  })
  if (!response.ok) throw new Error(await response.text())
  return ((await response.json()) as { code: string }).code
}

const scan = async (context: BrowserContext, url: string): Promise<Times> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', fast4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(probe)
  await page.goto(`${url}/h/${await codeAt(url)}`, { waitUntil: 'commit' })
  const started = Date.now()
  while (!(await page.evaluate('globalThis.times?.cart !== undefined'))) {
    if (Date.now() - started > 30_000) throw new Error('the cart has not come')
    await page.waitForTimeout(20)
  }
  const times = (await page.evaluate('times')) as Times
  await page.close()
  return times
}

/** Has a phone visit the menu of the shop, until the app is installed on it. */
const visitBefore = async (context: BrowserContext, url: string): Promise<void> => {
  const page = await context.newPage()
  await page.goto(`${url}/?id=${shop}`)
  await page.getByText('Order now, pick up at the shop').click()
  await page.locator('article').first().waitFor()
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await page.waitForLoadState('networkidle')
  await page.close()
}

const median = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0

const print = (name: string, all: readonly Times[]): void => {
  const [asked, arrived] = [all.map((one) => one.asked), all.map((one) => one.cart)]
  const [requests, kilobytes] = (['requests', 'kilobytes'] as const).map((of) =>
    median(all.map((one) => one[of])).toFixed(0),
  )
  const slowest = Math.max(...arrived).toFixed(0)
  console.log(
    `${name}  asked ${median(asked).toFixed(0)} ms, cart ${median(arrived).toFixed(0)} ms (slowest ${slowest}; target ≤ ${limit}) after ${requests} requests, ${kilobytes} KB`,
  )
  if (median(arrived) > limit) process.exitCode = 1
}

await withServer(async (server, folder) => {
  const { url } = server
  const times: Record<'cold' | 'warm', Times[]> = { cold: [], warm: [] }
  for (let run = 0; run < runs; run += 1) {
    const cold = await openPhone(await mkdtemp(join(folder, 'phone-')))
    times.cold.push(await scan(cold, url))
    await cold.close()
    const warm = await openPhone(await mkdtemp(join(folder, 'phone-')))
    await visitBefore(warm, url)
    times.warm.push(await scan(warm, url))
    await warm.close()
  }
  print('cold', times.cold)
  print('warm', times.warm)
  await race(server, cart)
})
