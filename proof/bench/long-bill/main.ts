/**
 * Prints what one more round of our apps costs on bills of 10, 100 and 300 lines: its time, statements and bytes of the database,
 * and the bytes of its response and of what each listening phone receives. A phone of a client of the specification listens last:
 * what it is sent is no part of the time. `SERVER_ROOT` measures another build.
 */
import { countOf, countWire, type WireCounts } from '../calls/wire-counts.ts'
import { openDemoShop } from '../server/demo-shop.ts'
import { median } from '../server/throughput.ts'
import { withServer } from '../server/with-server.ts'
import { listen, type OpenBill, openBills, orderRound } from './open-bills.ts'
import { received, type Received } from './received.ts'

const SIZES = [10, 100, 300]

/** Rounds on each bill; the first ones warm up. */
const ROUNDS = 24
const WARM = 4

interface Round extends Received {
  readonly ms: number
  readonly wire: WireCounts
}

const round = async (bill: OpenBill): Promise<Round> => {
  let ms = 0
  const { wire, ...bytes } = await received(bill.phones, async () => ({
    wire: await countOf(async () => {
      const from = performance.now()
      await orderRound(bill, 1)
      ms = performance.now() - from
    }),
  }))
  return { ms, wire, ...bytes }
}

const columns = [
  ['ms', (one: Round) => one.ms],
  ['statements', (one: Round) => one.wire.statements],
  ['db sent', (one: Round) => one.wire.sent],
  ['db received', (one: Round) => one.wire.received],
  ['response', (one: Round) => one.response],
  ['to a plain phone', (one: Round) => one.plain],
  ['to our phone', (one: Round) => one.asking],
] as const

countWire()
await withServer(async ({ url }) => {
  const { shop, dishes, asOwner } = await openDemoShop(url)
  console.log(`lines${columns.map(([name]) => name.padStart(18)).join('')}`)
  const rounds: Round[][] = []
  for (const bill of await openBills({ url, shop, dishes, asOwner }, SIZES)) {
    const all: Round[] = []
    for (let at = 0; at < ROUNDS; at++) all.push(await round(bill))
    const measured = all.slice(WARM)
    await listen(bill.phones.plain, bill.session)
    const { plain } = await round(bill)
    const heard = measured.map((one) => ({ ...one, plain }))
    rounds.push(measured)
    const figures = columns.map(([, of]) => median(heard.map(of)))
    console.log(
      `${String(bill.lines).padStart(5)}${figures.map((one) => one.toFixed(one < 100 ? 1 : 0).padStart(18)).join('')}`,
    )
  }
  const of = (at: number, figure: (one: Round) => number) =>
    median((rounds.at(at) ?? []).map(figure))
  const ratio = of(-1, ({ ms }) => ms) / of(0, ({ ms }) => ms)
  const bytes = of(-1, ({ asking }) => asking)
  console.log(`300 lines take ${ratio.toFixed(2)} times as long as 10 (at most 2)`)
  console.log(`${bytes} bytes to each phone of our apps (at most 6144)`)
  if (ratio > 2 || bytes > 6144) process.exitCode = 1
})
