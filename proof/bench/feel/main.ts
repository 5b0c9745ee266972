/**
 * Measures a menu of 500 dishes on a phone with a 4× slower processor: time from the tap on "add" to the painted price,
 * and long tasks (above 50 ms) while scrolling.
 */
import { join } from 'node:path'
import type { RunningServer } from '../../server/running-server.ts'
import type { Page } from '@playwright/test'
import { openPhone } from '../browser/phone.ts'
import { withServer } from '../server/with-server.ts'
import { fillMenu } from './large-menu.ts'

const dishes = 500
const slowdown = 4
const taps = 30
/** Time for the effects of a scroll or tap to finish, in ms. */
const settle = 600

/** Records long tasks (above 50 ms), and the time from each tap to its painted frame. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const noted = { longTasks: [] as number[], taps: [] as number[] }
    Object.assign(window, { noted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.longTasks.push(entry.duration)
    }).observe({ type: 'longtask' })
    document.addEventListener('click', () => void noteTap(), { capture: true })
    // Looking for it among 500 dishes would take some of the time that is measured.
    const bar = document.querySelector('.cart-bar')
    const shown = () => bar?.textContent

    async function noteTap() {
      const start = performance.now()
      const before = shown()
      do await new Promise(requestAnimationFrame)
      while (shown() === before && performance.now() - start < 2000)
      const { port1, port2 } = new MessageChannel()
      port2.postMessage(undefined)
      port1.start()
      await new Promise((resolve) => port1.addEventListener('message', resolve))
      noted.taps.push(performance.now() - start)
    }
  })

const noted = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { noted: { longTasks: number[]; taps: number[] } }).noted,
  )

const spread = (all: readonly number[]): string => {
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)
  return `median ${at(0.5)} ms, worst ${at(1)} ms of ${all.length}`
}

const measure = async (server: RunningServer, folder: string) => {
  const shop = await fillMenu(server.url, dishes)
  const context = await openPhone(join(folder, 'phone'))
  const page = await context.newPage()
  await page.goto(`${server.url}/?id=${shop}`)
  await page.getByText('Order now, pick up at the shop').click()
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  // Found before: a search by role through 500 dishes leaves garbage that the next tap would have to collect.
  const add = page.getByRole('button', { name: /^Add / })
  const buttons = await Promise.all([0, 1, 2].map((at) => add.nth(at).elementHandle()))
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  // esbuild wraps named functions in a `__name` call, which the page does not define.
  await page.evaluate('globalThis.__name = (named) => named')
  await observe(page)
  for (let tap = 0; tap < taps; tap += 1) {
    const button = buttons[tap % buttons.length]
    if (!button) throw new Error('nothing to tap on')
    await button.evaluate((element: Element) => element.scrollIntoView({ block: 'center' }))
    await page.waitForTimeout(settle)
    const box = await button.boundingBox()
    if (!box) throw new Error('nothing to tap on')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(settle)
  }
  const tapped = await noted(page)
  console.log(`tap on add to painted price: ${spread(tapped.taps)} (target ≤ 32 ms)`)

  await page.evaluate(() => {
    ;(window as unknown as { noted: { longTasks: number[] } }).noted.longTasks.length = 0
  })
  for (let fling = 0; fling < 12; fling += 1)
    await session.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 600,
      yDistance: -2400,
      speed: 4000,
    })
  const scrolled = await noted(page)
  console.log(
    `scrolling through it: ${scrolled.longTasks.length} tasks above 50 ms${scrolled.longTasks.length > 0 ? ` (${spread(scrolled.longTasks)})` : ''} (target 0)`,
  )
  await context.close()
}

await withServer(measure)
