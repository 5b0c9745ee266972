import type {
  Invoice,
  PaymentAttempt,
  PaymentMessage,
  PaymentMethod,
  Refund,
  TableSession,
} from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { CallError } from '../../errors/call-error.ts'

/** A bill with all that was paid of it, tried and given back. */
export interface LoadedMoney {
  readonly session: TableSession
  /** The newest first. */
  readonly attempts: readonly PaymentAttempt[]
  readonly messages: readonly PaymentMessage[]
  readonly refunds: readonly Refund[]
  readonly invoices: readonly Invoice[]
  /** By id. One that is not offered any more is missing. */
  readonly methods: ReadonlyMap<string, PaymentMethod>
}

/** Most records of each kind: a session starts 20 attempts an hour. */
const MOST = 100

const newest = { $sort: { createTime: -1 }, $limit: MOST } as const

const sessionNotFound = (): CallError =>
  new CallError({ name: 'NotFound', message: 'There is no such session.', statusCode: 404 })

/** Loads the money of a session, and subscribes to the events of its shop. */
export const loadSessionMoney = async (
  { service }: Pick<Connection, 'service'>,
  { shop, session: id }: { readonly shop: string; readonly session: string },
): Promise<LoadedMoney> => {
  await service('shops/subscribe').create({ item: shop })
  const of = { shop, session: id, ...newest }
  const [session, attempts, refunds, invoices, methods] = await Promise.all([
    service('tableSessions').get(id),
    service('paymentAttempts').find(of),
    service('refunds').find(of),
    service('invoices').find(of),
    service('paymentMethods').find({}),
  ])
  if (session.shop !== shop) throw sessionNotFound()
  const $in = attempts.data.map(({ _id }) => _id)
  const query = { shop, attempt: { $in }, $sort: { time: -1 }, $limit: MOST }
  const messages = $in.length === 0 ? [] : (await service('paymentMessages').find(query)).data
  return {
    session,
    attempts: attempts.data,
    messages,
    refunds: refunds.data,
    invoices: invoices.data,
    methods: new Map<string, PaymentMethod>(methods.map((method) => [method._id, method])),
  }
}
