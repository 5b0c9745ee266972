import { type SessionChange, sessionChange, type TableSession } from '@comanda/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeSessions } from './whole-sessions.ts'

const id = 'a'.repeat(24)
const shop = 'b'.repeat(24)

const line = fc.record({
  id: fc.constantFrom('one', 'two', 'three', 'four', 'five'),
  price: fc.nat(9),
  status: fc.constantFrom('received', 'cancel'),
})

/** What changes of a session: its lines, payments, sums, and fields that only some have. */
const contents = fc.record(
  {
    products: fc.uniqueArray(line, { selector: (one) => one.id }),
    payments: fc.uniqueArray(fc.record({ _id: fc.constantFrom('p', 'q'), amount: fc.nat(9) }), {
      selector: ({ _id }) => _id,
    }),
    discounts: fc.array(fc.record({ id: fc.constantFrom('r', 's'), lines: fc.array(fc.nat(3)) })),
    availableSections: fc.array(fc.constantFrom('hall', 'bar')),
    paid: fc.nat(9),
    remark: fc.constantFrom('soon', ''),
  },
  { requiredKeys: ['products', 'payments', 'discounts', 'availableSections', 'paid'] },
)

const history = fc
  .array(contents, { minLength: 2, maxLength: 8 })
  .map((all) =>
    all.map((one, version) => ({ _id: id, shop, version, ...one }) as unknown as TableSession),
  )

const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** A device, with the sessions that its screens heard of and the reads that are under way. */
const deviceOf = (read: () => Promise<unknown>) => {
  const heard: TableSession[] = []
  const sessions = wholeSessions(read, (_, record) => heard.push(record as TableSession))
  return {
    heard,
    sessions,
    changed: (change: SessionChange) => sessions.receive('tableSessions changed', overWire(change)),
  }
}

const turn = () => new Promise((done) => setImmediate(done))

test('EVENT-2.3: whichever announcements are lost, repeated or come late, screens hear of whole sessions as they were, and last of the last', async () => {
  await fc.assert(
    fc.asyncProperty(
      history,
      fc.array(fc.record({ of: fc.nat(20), whole: fc.boolean(), waits: fc.boolean() })),
      async (versions, announcements) => {
        const last = versions.at(-1)!
        let reached = 0
        const device = deviceOf(() => Promise.resolve(overWire(versions[reached])))
        await device.sessions.note('tableSessions', [id, {}], overWire(versions[0]))
        for (const { of, whole, waits } of [
          ...announcements,
          { of: versions.length - 2, whole: false, waits: true },
        ]) {
          const at = 1 + (of % (versions.length - 1))
          reached = Math.max(reached, at)
          if (whole) device.sessions.receive('tableSessions patched', overWire(versions[at]))
          else device.changed(sessionChange(versions[at - 1]!, versions[at]!))
          if (waits) await turn()
        }
        await turn()
        for (const one of device.heard) expect(one).toEqual(versions[one.version])
        expect(Math.max(...device.heard.map(({ version }) => version))).toBe(last.version)
      },
    ),
    { numRuns: 500 },
  )
})

const sessionAt = (version: number, own: object = {}): TableSession =>
  ({ _id: id, shop, version, products: [], ...own }) as unknown as TableSession

test('EVENT-2.3: a change of a session that was never read, or after a missed one, reads it once', async () => {
  let reads = 0
  const device = deviceOf(() => {
    reads += 1
    return Promise.resolve(sessionAt(4))
  })
  device.changed(sessionChange(sessionAt(1), sessionAt(2)))
  device.changed(sessionChange(sessionAt(2), sessionAt(3)))
  device.changed(sessionChange(sessionAt(3), sessionAt(4)))
  await turn()
  expect(reads).toBe(1)
  expect(device.heard.map(({ version }) => version)).toEqual([4])
  device.changed(sessionChange(sessionAt(4), sessionAt(5, { paid: 3 })))
  expect(device.heard.at(-1)).toMatchObject({ version: 5, paid: 3 })
  device.changed(sessionChange(sessionAt(6), sessionAt(7)))
  await turn()
  expect(reads).toBeGreaterThan(1)
})

test('EVENT-2.3: a session that cannot be read is read again at its next change', async () => {
  let isThere = false
  const device = deviceOf(() =>
    isThere ? Promise.resolve(sessionAt(3)) : Promise.reject(new Error('offline')),
  )
  device.changed(sessionChange(sessionAt(1), sessionAt(2)))
  await turn()
  expect(device.heard).toEqual([])
  isThere = true
  device.changed(sessionChange(sessionAt(2), sessionAt(3)))
  await turn()
  expect(device.heard).toEqual([sessionAt(3)])
})

test('EVENT-2.5: a response that says what changed is whole for its caller; what is missing is read, and a failure to read it is one of the call', async () => {
  let session: TableSession | undefined
  const device = deviceOf(() =>
    session ? Promise.resolve(session) : Promise.reject(new Error('offline')),
  )
  const path = 'tableSessions/order'
  const answer = (from: number, own: object) => ({
    ...sessionChange(sessionAt(from), sessionAt(from + 1, own)),
    order: { _id: 'order' },
  })
  await device.sessions.note(path, [{}, {}], sessionAt(1))
  expect(await device.sessions.note(path, [{}, {}], answer(1, { paid: 1 }))).toEqual(
    sessionAt(2, { paid: 1, order: { _id: 'order' } }),
  )
  expect(device.heard).toEqual([sessionAt(2, { paid: 1 })])
  await expect(device.sessions.note(path, [{}, {}], answer(5, {}))).rejects.toThrow()
  session = sessionAt(6, { paid: 3 })
  expect(await device.sessions.note(path, [{}, {}], answer(5, {}))).toEqual(
    sessionAt(6, { paid: 3, order: { _id: 'order' } }),
  )
})

test('what a response has for its caller alone, or selected fields, do not get into later sessions', async () => {
  const device = deviceOf(() => Promise.reject(new Error('not read')))
  const own = { restoreKey: 'key', restoreKeys: ['key'], order: {}, pricedWith: {} }
  await device.sessions.note('tableSessions/order', [{}, {}], sessionAt(1, own))
  const find = { query: { $select: ['products'] } }
  await device.sessions.note('tableSessions', [find], { data: [sessionAt(2, { only: 'this' })] })
  device.changed(sessionChange(sessionAt(1), sessionAt(2, { paid: 1 })))
  expect(device.heard).toEqual([sessionAt(2, { paid: 1 })])
})
