import type {
  DecideAttemptData,
  PreviewRefundData,
  RefundPaymentData,
  RefundPreview,
} from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { randomKey } from '../../ids/random-key.ts'
import { createStore, type Store } from '../../store/store.ts'
import { type LoadedMoney, loadSessionMoney } from './load-session-money.ts'

export type SessionMoneyState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly money: LoadedMoney }
  | { readonly status: 'notFound' }
  | { readonly status: 'failed'; readonly message: string }

/** A refund without what the store adds. */
export type RefundRequest = Omit<RefundPaymentData, 'session' | 'idempotencyKey'>

/** The money of a session, for those who take money in its shop. The calls fail with a `CallError`, offline at once. */
export interface SessionMoney {
  readonly state: Store<SessionMoneyState>
  /** Loads it, and again on each event of the session and each connect, until the returned function is called. */
  readonly open: () => () => void
  readonly reload: () => Promise<void>
  /** Has the server query the providers of what is not settled. */
  readonly ask: () => Promise<void>
  readonly cancel: (attempt: string) => Promise<void>
  readonly decide: (attempt: string, decision: DecideAttemptData['decision']) => Promise<void>
  /** The money came: `reference` is the bank's. */
  readonly confirm: (attempt: string, reference: string) => Promise<void>
  readonly preview: (request: Omit<PreviewRefundData, 'session'>) => Promise<RefundPreview>
  /** Refunds once, also if it is called again after its response was lost. */
  readonly refund: (request: RefundRequest) => Promise<void>
  /** Requests a refund that an owner must approve. Called again after its response was lost, it is one request. */
  readonly requestRefund: (request: RefundRequest) => Promise<void>
  /** Sends an invoice that was refused again. */
  readonly sendInvoice: (invoice: string) => Promise<void>
}

interface SessionMoneyOptions {
  readonly shop: string
  readonly session: string
}

export const createSessionMoney = (
  connection: Pick<Connection, 'service' | 'onConnect' | 'status'>,
  of: SessionMoneyOptions,
): SessionMoney => {
  const { service } = connection
  const { shop, session } = of
  const state = createStore<SessionMoneyState>({ status: 'loading' })
  const keys = new Map<string, string>()
  let loads = 0

  const reload = async (): Promise<void> => {
    const load = ++loads
    try {
      const money = await loadSessionMoney(connection, of)
      if (load === loads) state.set({ status: 'ready', money })
    } catch (failure) {
      if (load !== loads || state.get().status === 'ready') return
      const { statusCode, message } = normaliseError(failure)
      state.set(statusCode === 404 ? { status: 'notFound' } : { status: 'failed', message })
    }
  }
  const carryOut = async (work: () => Promise<unknown>): Promise<void> => {
    assertOnline(connection)
    try {
      await work()
    } finally {
      await reload()
    }
  }
  /** Calls under the key of this content, until a call succeeds. */
  const withKey = async (of: unknown, call: (key: string) => Promise<unknown>): Promise<void> => {
    const content = JSON.stringify(of)
    const key = keys.get(content) ?? randomKey()
    keys.set(content, key)
    await call(key)
    keys.delete(content)
  }
  const again = () => void reload()
  const ofSession = (record: { readonly session?: string }): void => {
    if (record.session === session) again()
  }
  return {
    state,
    reload,
    open: () => {
      const ends = [
        service('tableSessions').on('patched', ({ _id }) => ofSession({ session: _id })),
        service('paymentAttempts').on('created', ofSession),
        service('paymentAttempts').on('patched', ofSession),
        service('refunds').on('created', ofSession),
        service('refunds').on('patched', ofSession),
        service('invoices').on('patched', ofSession),
        connection.onConnect(again),
      ]
      again()
      return () => {
        for (const end of ends) end()
      }
    },
    ask: () => carryOut(() => service('tableSessions/updatePayment').create({ session })),
    cancel: (attempt) => carryOut(() => service('paymentAttempts/cancel').create({ attempt })),
    decide: (attempt, decision) =>
      carryOut(() => service('paymentAttempts/decide').create({ attempt, decision })),
    confirm: (attempt, reference) =>
      carryOut(() => service('paymentAttempts/confirm').create({ attempt, reference })),
    preview: async (request) => {
      assertOnline(connection)
      return service('tableSessions/previewRefund').create({ session, ...request })
    },
    refund: (request) =>
      carryOut(() =>
        withKey(request, (idempotencyKey) =>
          service('tableSessions/refund').create({ session, ...request, idempotencyKey }),
        ),
      ),
    requestRefund: ({ reason, ...parts }) =>
      carryOut(() =>
        withKey({ approval: parts, reason }, (idempotencyKey) => {
          const data = { shop, action: 'refund', refund: { session, ...parts } } as const
          return service('approvals').create({ ...data, note: reason, idempotencyKey })
        }),
      ),
    sendInvoice: (invoice) => carryOut(() => service('invoices/again').create({ invoice })),
  }
}
