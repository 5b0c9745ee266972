/** Measures the replay of a promotion's draft on 10,000 bills, and how long orders take in the meantime. */
import { randomBytes } from 'node:crypto'
import type { Replay, ReplayedTo } from '@comanda/contract'
import { staffAccounts } from '@comanda/demo'
import { arrivals, quantile } from '../latency/arrivals.ts'
import { openDemoShop } from '../server/demo-shop.ts'
import { ask, openSockets } from '../server/socket.ts'
import { median, throughput } from '../server/throughput.ts'
import { withServer } from '../server/with-server.ts'
import { manyBills } from './many-bills.ts'

const BILLS = 10_000
const ORDERED = 500
const PAIRS = 6
const RUN_MS = 6_000
const SOCKETS = 20

await withServer(async ({ url }, dataFolder) => {
  const { shop, dishes } = await openDemoShop(url)
  const sockets = await openSockets(url, SOCKETS)
  const [staff] = await openSockets(url, 1)
  const owner = staffAccounts.find(({ staff: roles = [] }) =>
    roles.some((one) => one.role === 'owner'),
  )
  const signIn = { strategy: 'local', email: owner?.email, password: owner?.password }
  await ask(staff!, 'create', 'authentication', signIn)
  const order = (at: number) =>
    ask(sockets[at % SOCKETS]!, 'create', 'tableSessions/create', {
      shop,
      type: 'takeAway',
      cart: Array.from({ length: 1 + (at % 5) }, (_, line) => ({
        id: String(line),
        product: dishes[(at * 7 + line * 3) % dishes.length],
        quantity: 1 + ((at + line) % 3),
      })),
      contactName: 'Mei',
      idempotencyKey: randomBytes(12).toString('hex'),
    })
  for (let at = 0; at < ORDERED; at += SOCKETS)
    await Promise.all(Array.from({ length: SOCKETS }, (_, own) => order(at + own)))
  await manyBills(dataFolder, shop, BILLS)

  const days = {
    from: new Date(Date.now() - 86_400_000 * 2),
    to: new Date(Date.now() + 86_400_000),
  }
  const [from, to] = [days.from, days.to].map((day) => day.toISOString().slice(0, 10))
  let drafts = 0
  /** Replays another draft on all bills, as the console does: response by response. */
  const replay = async (isWanted = () => true) => {
    drafts += 1
    const draft = {
      _id: 'd'.repeat(24),
      name: [{ lang: 'en', value: 'Bench' }],
      source: 'automatic',
      for: 'order',
      discountType: 'percent',
      discount: (99 - (drafts % 50)) / 100,
      conditions: [{ for: 'order', minTotal: 100 }],
    }
    const sums = { bills: 0, leftOut: 0, less: 0 }
    let after: ReplayedTo | undefined
    do {
      const page: Replay = await ask(staff!, 'create', 'orderDiscounts/replay', {
        shops: [shop],
        from,
        to,
        draft,
        near: 20,
        ...(after ? { after } : {}),
      })
      sums.bills += page.bills
      sums.leftOut += page.leftOut
      sums.less += page.less
      after = page.next
    } while (after && isWanted())
    return sums
  }

  await replay()
  const took: number[] = []
  let last = { bills: 0, leftOut: 0, less: 0 }
  for (let run = 0; run < 5; run++) {
    const begin = performance.now()
    last = await replay()
    took.push((performance.now() - begin) / 1000)
  }
  const all = last.bills + last.leftOut
  const proved = (100 * last.bills) / all
  console.log(
    `${all} bills in ${median(took).toFixed(2)} s (${took.map((one) => one.toFixed(2)).join(', ')}), limit 5 s; ` +
      `${proved.toFixed(2)} % proved, at least 99 %; ${last.less} pay less`,
  )

  const most = await throughput(SOCKETS, 3_000, order)
  const rate = most / 4
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const alone = quantile(await arrivals(rate, RUN_MS, order), 0.95)
    const wanted = new AbortController()
    const isWanted = () => !wanted.signal.aborted
    const replays = (async () => {
      while (isWanted()) await replay(isWanted)
    })()
    const beside = quantile(await arrivals(rate, RUN_MS, order), 0.95)
    wanted.abort()
    await replays
    ratios.push(beside / alone)
    console.log(
      `p95 of ${rate.toFixed(0)} orders a second: ${alone.toFixed(1)} ms; with replays ${beside.toFixed(1)} ms`,
    )
  }
  console.log(
    `with replays ${(100 * (median(ratios) - 1)).toFixed(1)} % more in the median pair, limit 10 %`,
  )
  for (const socket of [...sockets, staff!]) socket.close()
  if (median(took) > 5 || proved < 99 || median(ratios) > 1.1) process.exitCode = 1
})
