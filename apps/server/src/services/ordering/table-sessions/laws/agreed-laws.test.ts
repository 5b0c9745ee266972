import * as fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localBus } from '../../../../realtime/bus/local-bus.ts'
import { type Act, anAct, changesNothing, type Step } from '../../../../testing/agreed-acts.ts'
import { cents, codeOf, openBills } from '../../../../testing/agreed-history.ts'
import { totalOf } from '../../../../testing/agreed-shop.ts'
import { makeTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { proveBill } from '../../replay/bills.ts'

/** How many histories; `HISTORIES=200 npx vitest run --project server agreed-laws` tells more. */
const numRuns = Number(process.env['HISTORIES'] ?? 12)

const clock = { at: Date.parse('2030-06-15T04:00:00Z') }
let database: TestDatabase
let servers: [TestServer, TestServer]
beforeAll(async () => {
  database = await makeTestDatabase()
  const shared = { database, bus: localBus(pino({ level: 'silent' })), now: () => clock.at }
  servers = [await startTestServer(shared), await startTestServer(shared)]
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await database.drop()
})

const history = fc.array(anAct, { minLength: 4, maxLength: 10 })

/** What random histories reach by luck only. */
const named: Readonly<Record<string, Act[]>> = {
  'a bill without its first line gets an order more': [
    { is: 'order', bill: 0, dishes: [62] },
    { is: 'split', bill: 0, which: 0 },
    { is: 'order', bill: 0, dishes: [48] },
  ],
  'a bill whose first order has gone at the instant of the next': [
    { is: 'split', bill: 0, which: 1 },
    { is: 'void', bill: 0, which: 0, promotions: 'keep' },
    {
      is: 'charge',
      charge: { path: 'surchargeSettings', fixedAmount: 15 },
    },
    { is: 'order', bill: 0, dishes: [62] },
  ],
  'a dish that kept its share of a promotion is ordered once more': [
    {
      is: 'coupon',
      bill: 0,
      rule: { discountType: 'amount', discount: 10, targetStepAmount: 100, repeat: true },
      ends: false,
    },
    { is: 'void', bill: 0, which: 0, promotions: 'keep' },
    { is: 'more', bill: 0, which: 0 },
  ],
}
const examples = Object.values(named).map((acts): [Step[]] => [acts.map((act) => ({ by: 0, act }))])

it(
  'whatever is done with bills, what is ordered never gets dearer by itself, and each bill is proved (PRICE-9, BOOK-2.4)',
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const { does, all } = await openBills(servers, clock)
        const sum = async (): Promise<number> =>
          (await all()).reduce((total, bill) => total + cents(totalOf(bill)), 0)
        const tried = async (...args: Parameters<typeof does>): Promise<number> => {
          try {
            return await does(...args)
          } catch (failure) {
            // What is refused changes nothing; anything else is a bug.
            expect(codeOf(failure), String(failure)).toEqual(expect.any(String))
            return 0
          }
        }
        for (const step of steps) {
          const before = await sum()
          const acts = 'both' in step ? step.both : [step.act]
          const rises = await Promise.all(
            acts.map((act, at) => tried(act, 'both' in step ? at : step.by, acts.length === 1)),
          )
          const after = await sum()
          const which = JSON.stringify(step)
          const rise = rises.reduce((a, b) => a + b, 0)
          expect(after, which).toBeLessThanOrEqual(before + rise)
          if (rise === 0 && acts.every(({ is }) => changesNothing.has(is)))
            expect(after, which).toBe(before)
        }
        for (const { _id } of await all()) {
          const bill = await proveBill(servers[0].runtime.database, _id)
          expect(bill?.proof).toEqual({ status: 'equal' })
        }
      }),
      { numRuns, examples },
    )
  },
  240_000 + numRuns * 5000,
)
