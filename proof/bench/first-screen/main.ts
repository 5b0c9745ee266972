/**
 * Times the menu on a phone's first visit with throttling applied (slow 4G, 4× slower processor): first paint, largest paint, and
 * when a + works: counted in the bar of the cart, priced there, and taken over by the app. `FIRST_SCREEN_BESIDE=http://…` times another build, which runs already, in turns with this one.
 */
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { demo } from '@comanda/demo'
import type { RunningServer } from '../../server/running-server.ts'
import { openPhone } from '../browser/phone.ts'
import { withServer } from '../server/with-server.ts'

const runs = Number(process.env['FIRST_SCREEN_RUNS'] ?? 7)
const targets = {
  first: undefined,
  largest: 1500,
  counted: undefined,
  priced: 2000,
  takenOver: undefined,
} as const
type Times = Record<keyof typeof targets, number>

/** Lighthouse's "applied" slow 4G: its round trips and bytes a second as the browser's own throttling delays them. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4

const shop = demo.shops[0]?._id ?? ''
const table = demo.tableViewItems.find((item) => item.shop === shop)?._id ?? ''

/** Notes the paints, and presses the first + until the bar of the cart counts it. A string: the page gets it as it is. */
const probe = `
  globalThis.times = {}
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') times.first = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const pressing = setInterval(() => {
    if (document.querySelector('.cart-bar[data-shown]')) {
      times.counted ??= performance.now()
      const prices = [...document.querySelectorAll('.cart-bar[data-shown] .ui-price')]
      if (prices.some(({ textContent }) => textContent !== '')) times.priced ??= performance.now()
      if (!document.querySelector('#app .cart-bar[data-shown] .cart-bar-sum')) return
      times.takenOver = performance.now()
      clearInterval(pressing)
    } else document.querySelector('article button[aria-label^="Add "]')?.click()
  }, 20)
`

const visit = async (url: string, profile: string): Promise<Times> => {
  const context = await openPhone(profile)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(probe)
  await page.goto(`${url}/t?id=${shop}&t=${table}`)
  await page.locator('#app .cart-bar[data-shown] .cart-bar-sum').waitFor({ timeout: 30_000 })
  // The page's policy lets nothing wait inside of it.
  while (!(await page.evaluate('times.takenOver !== undefined'))) await page.waitForTimeout(20)
  const times = (await page.evaluate('times')) as Times
  await context.close()
  return times
}

const median = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0

const print = (name: string, all: readonly Times[]): void => {
  const shown = Object.entries(targets).map(([kind, target]) => {
    const key = kind as keyof Times
    const limit = target === undefined ? '' : ` (target ≤ ${target})`
    return `${kind} ${median(all.map((times) => times[key])).toFixed(0)} ms${limit}`
  })
  console.log(`${name.padEnd(8)} ${shown.join(', ')}`)
}

const measure = async (server: RunningServer, folder: string) => {
  const beside = process.env['FIRST_SCREEN_BESIDE']
  const builds = { ...(beside === undefined ? {} : { beside }), this: server.url }
  const times: Record<string, Times[]> = {}
  for (let run = 0; run < runs; run += 1)
    for (const [name, url] of Object.entries(builds)) {
      const profile = await mkdtemp(join(folder, 'phone-'))
      times[name] = [...(times[name] ?? []), await visit(url, profile)]
    }
  for (const [name, all] of Object.entries(times)) print(name, all)
}

await withServer(measure)
