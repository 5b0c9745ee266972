import { Conflict, NotFound } from '@feathersjs/errors'
import { sampleIds } from './sample-menu.ts'
import type { AddService } from './test-services.ts'
import { type Fields, session, type TestState } from './test-state.ts'

/** Adds sessions, their orders and payments. */
export const addTestSessions = (add: AddService, known: TestState): void => {
  add('tableSessions', {
    get: async (id: string) => {
      if (id !== known.session._id) throw new NotFound('No such session')
      return known.session
    },
    find: async ({ query }: { query?: Fields }) => ({ total: 1, limit: 100, data: [query] }),
    patch: async () => known.session,
  })
  add('tableSessions/subscribe', {
    create: async ({ item }: Fields) => {
      known.calls.push(`subscribe ${String(item)}`)
      return { item, version: known.session.version }
    },
  })
  add('tableCodes/scan', {
    create: async ({ code }: Fields) => {
      known.calls.push(`scan ${String(code)}`)
      const [validFrom, validUntil] = ['2026-03-03T04:00:00.000Z', '2026-03-03T04:05:00.000Z']
      return { code: sampleIds.tea, validFrom, validUntil }
    },
  })
  add('tableSessions/createOrResume', {
    create: async ({ viewItem, date }: Fields) => {
      known.calls.push(`enter ${String(viewItem)} at ${String(date)}`)
      const restoreKey = 'restore-key-of-twenty-four'
      return { session: { ...known.session, restoreKey }, restoreKey, created: true }
    },
  })
  add('tableSessions/setUser', {
    create: async ({ session: id }: Fields) => {
      known.calls.push(`set user ${String(id)}`)
      const { session: before, caller } = known
      known.session = { ...before, user: caller ?? null, version: before.version + 1 }
      return known.session
    },
  })
  add('tableSessions/create', {
    create: async ({ idempotencyKey, expectedTotal }: Fields) => {
      if (known.orderResponse === 'changed')
        throw new Conflict('The price has changed.', { code: 'priceChanged', result: {} })
      const key = String(idempotencyKey)
      const answer = known.placed.get(key) ?? {
        ...session(2),
        order: { _id: sampleIds.order, number: '7', total: expectedTotal },
        restoreKey: 'restore-key-of-twenty-four',
      }
      known.placed.set(key, answer)
      return known.orderResponse === 'lost' ? new Promise(() => undefined) : answer
    },
  })
  add('tableSessions/payByBalance', {
    create: async ({ idempotencyKey, amount }: Fields) => {
      if (known.paymentResponse === 'balanceMissing')
        throw new Conflict('Payment Fail', { code: 'balanceMissing' })
      known.payments.set(String(idempotencyKey), Number(amount))
      const paid = [...known.payments.values()].reduce((total, part) => total + part, 0)
      known.session = { ...known.session, paid, version: known.session.version + 1 }
      return known.paymentResponse === 'lost' ? new Promise(() => undefined) : known.session
    },
  })
}
