/**
 * Opens the board with 60 open orders and the floor with 120 tables on a processor that is 4× slower. Measures the frames while
 * nothing happens, which is the limit of this machine, and while orders arrive and bills change.
 */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningServer } from '../../server/running-server.ts'
import { openCounter, signInAt } from '../browser/counter.ts'
import { framesWhile, observeFrames, reportFrames } from '../browser/frames.ts'
import { withServer } from '../server/with-server.ts'
import { busyShop } from './busy-shop.ts'

const tables = 120
const guests = 60
const slowdown = 4
const run = 12_000
/** Between two changes, in ms: an order and a step of another in turn. */
const pace = 200

const measure = async (server: RunningServer, folder: string): Promise<void> => {
  const busy = await busyShop(server.url, { tables, guests })
  const context = await openCounter(join(folder, 'counter'))
  const page = await context.newPage()
  const throttle = await context.newCDPSession(page)
  const slow = (rate: number) => throttle.send('Emulation.setCPUThrottlingRate', { rate })
  for (const screen of ['orders', 'floor'] as const) {
    await slow(1)
    const url = `${server.url}/console/${busy.shop}/${screen}`
    await (screen === 'orders' ? signInAt(page, url) : page.goto(url))
    const first =
      screen === 'orders'
        ? page.getByRole('article').first()
        : page.getByRole('button', { name: /^B119 / })
    await first.waitFor()
    await page.waitForLoadState('networkidle')
    await slow(slowdown)
    await observeFrames(page)
    await wait(2_000)
    reportFrames(`${screen}, nothing happens`, await framesWhile(page, () => wait(run / 2)))
    const changes = async (): Promise<void> => {
      const until = performance.now() + run
      for (let at = 0; performance.now() < until; at += 1) {
        await (at % 2 === 0 ? busy.order() : busy.step())
        await wait(pace)
      }
    }
    reportFrames(`${screen}, while it is busy`, await framesWhile(page, changes))
  }
  await context.close()
  busy.close()
}

await withServer(measure)
