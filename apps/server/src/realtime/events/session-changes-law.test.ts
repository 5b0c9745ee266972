import {
  asksForChanges,
  changedSession,
  type SessionChange,
  type TableSession,
} from '@comanda/contract'
import * as fc from 'fast-check'
import { pino } from 'pino'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAct, type Step } from '../../testing/agreed-acts.ts'
import { codeOf, openBills } from '../../testing/agreed-history.ts'
import { callPlainly, openPlainSocket } from '../../testing/plain-socket.ts'
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { localBus } from '../bus/local-bus.ts'

/** How many histories; `HISTORIES=200 npx vitest run --project server session-changes` tells more. */
const numRuns = Number(process.env['HISTORIES'] ?? 6)

const clock = { at: Date.parse('2030-06-15T04:00:00Z') }
let database: TestDatabase
let servers: [TestServer, TestServer]
let sockets: [plain: Socket, asking: Socket]
/** What the plain client heard, by session and version. */
const wholes = new Map<string, TableSession>()
/** The sessions as the client that asks for changes knows them, and what it made of each change. */
const known = new Map<string, TableSession>()
const made: TableSession[] = []
const unfitting: SessionChange[] = []

const keyOf = ({ _id, version }: Pick<TableSession, '_id' | 'version'>) => `${_id} ${version}`

beforeAll(async () => {
  database = await makeTestDatabase()
  const shared = { database, bus: localBus(pino({ level: 'silent' })), now: () => clock.at }
  servers = [await startTestServer(shared), await startTestServer(shared)]
  const [{ url }] = servers
  sockets = [await openPlainSocket(url), await openPlainSocket(url, { query: asksForChanges })]
  const [plain, asking] = sockets
  for (const event of ['created', 'patched']) {
    plain.on(`tableSessions ${event}`, (one: TableSession) => wholes.set(keyOf(one), one))
    asking.on(`tableSessions ${event}`, (one: TableSession) => known.set(one._id, one))
  }
  plain.on('tableSessions changed', (change: SessionChange) => unfitting.push(change))
  asking.on('tableSessions changed', (change: SessionChange) => {
    const before = known.get(change._id)
    if (before?.version !== change.from) return unfitting.push(change)
    const session = changedSession(before, change)
    known.set(session._id, session)
    return made.push(session)
  })
})
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  for (const server of servers) await server.stop()
  await database.drop()
})

const examples: [Step[]][] = [
  [
    [
      { by: 0, act: { is: 'order', bill: 0, dishes: [62, 48] } },
      { by: 1, act: { is: 'discount', bill: 0 } },
      { by: 0, act: { is: 'void', bill: 0, which: 1, promotions: 'keep' } },
      { by: 1, act: { is: 'split', bill: 0, which: 0 } },
      { by: 0, act: { is: 'pay', bill: 0 } },
      { by: 1, act: { is: 'order', bill: 0, dishes: [28] } },
    ],
  ],
]

it(
  'EVENT-2.2: whatever is done with bills, on two servers, a session with its changes is the one that others get whole, and the one that is read',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anAct, { minLength: 4, maxLength: 10 }), async (steps) => {
        const { does, all } = await openBills(servers, clock)
        for (const bill of await all())
          for (const socket of sockets)
            await callPlainly(socket, 'create', 'tableSessions/subscribe', { item: bill._id }, {})
        const before = made.length
        for (const step of steps)
          await Promise.all(
            ('both' in step ? step.both : [step.act]).map(async (act, at) => {
              try {
                await does(act, 'both' in step ? at : step.by, !('both' in step))
              } catch (failure) {
                // What is refused changes nothing.
                expect(codeOf(failure), String(failure)).toEqual(expect.any(String))
              }
            }),
          )
        for (const bill of await all()) {
          const heard = known.get(bill._id)
          if (!heard) continue
          await expect.poll(() => known.get(bill._id)).toEqual(bill)
        }
        for (const session of made.slice(before))
          await expect.poll(() => wholes.get(keyOf(session))).toEqual(session)
        expect(unfitting).toEqual([])
      }),
      { numRuns, examples },
    )
    expect(made.length).toBeGreaterThan(0)
  },
  240_000 + numRuns * 5000,
)
