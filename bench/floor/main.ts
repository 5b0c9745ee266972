/**
 * Opens the board with 60 open orders and the floor with 120 tables on a processor that is 4× slower. Measures the frames while
 * nothing happens, which is the limit of this machine, and while orders arrive and bills change.
 */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningServer } from '@comanda/e2e/server'
import { staffAccounts } from '@comanda/demo'
import type { Page } from '@playwright/test'
import { openCounter } from '../browser/counter.ts'
import { quantile } from '../latency/arrivals.ts'
import { withServer } from '../server/with-server.ts'
import { busyShop } from './busy-shop.ts'
import { type Frames, framesWhile, observeFrames } from './frames.ts'

const tables = 120
const guests = 60
const slowdown = 4
const run = 12_000
/** Between two changes, in ms: an order and a step of another in turn. */
const pace = 200
/** A frame that the screen shows late: it took the time of two. */
const LATE = 25

const manager = staffAccounts.find(({ staff = [] }) => staff.some(({ role }) => role === 'manager'))

const report = (name: string, { frames, work }: Frames): void => {
  const late = frames.filter((time) => time > LATE).length
  const share = ((100 * late) / Math.max(1, frames.length)).toFixed(1)
  const [p50, p95, most] = [0.5, 0.95, 1].map((part) => quantile([...work], part).toFixed(1))
  console.log(
    `${name.padEnd(24)} ${frames.length} frames, ${late} late (${share} %); busy: median ${p50}, p95 ${p95}, most ${most} ms`,
  )
}

const signIn = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.getByLabel('Email').fill(manager?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(manager?.password ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const measure = async (server: RunningServer, folder: string): Promise<void> => {
  const busy = await busyShop(server.url, { tables, guests })
  const context = await openCounter(join(folder, 'counter'))
  const page = await context.newPage()
  const throttle = await context.newCDPSession(page)
  const slow = (rate: number) => throttle.send('Emulation.setCPUThrottlingRate', { rate })
  for (const screen of ['orders', 'floor'] as const) {
    await slow(1)
    const url = `${server.url}/console/${busy.shop}/${screen}`
    await (screen === 'orders' ? signIn(page, url) : page.goto(url))
    const first =
      screen === 'orders'
        ? page.getByRole('article').first()
        : page.getByRole('button', { name: /^B119 / })
    await first.waitFor()
    await page.waitForLoadState('networkidle')
    await slow(slowdown)
    await observeFrames(page)
    await wait(2_000)
    report(`${screen}, nothing happens`, await framesWhile(page, () => wait(run / 2)))
    const changes = async (): Promise<void> => {
      const until = performance.now() + run
      for (let at = 0; performance.now() < until; at += 1) {
        await (at % 2 === 0 ? busy.order() : busy.step())
        await wait(pace)
      }
    }
    report(`${screen}, while it is busy`, await framesWhile(page, changes))
  }
  await context.close()
  busy.close()
}

await withServer(measure)
