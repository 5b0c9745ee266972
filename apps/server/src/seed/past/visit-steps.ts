import type {
  CreateOrResumeResult,
  CreateSessionResult,
  OrderResult,
  TableSession,
} from '@comanda/contract'
import { type Chance, demo, type PastVisit } from '@comanda/demo'
import { randomUUID } from 'node:crypto'
import type { PastCalls } from './past-calls.ts'
import { pastCart } from './past-carts.ts'

/** Something that happens on a past day, in minutes after its midnight. */
export interface PastStep {
  readonly minute: number
  readonly run: () => Promise<unknown>
}

const counter = demo.paymentMethods.find(({ type }) => type === 'counter')?._id ?? ''
const reasonOf = (wanted: string): { reason: string } => ({
  reason: demo.reasons.find(({ kind }) => kind === wanted)?._id ?? '',
})

/** How long the kitchen takes, in minutes. */
const COOKS = 9

/** Returns what happens during a visit; a step relies on those before it. */
export const visitSteps = (
  { call, stepOrder, menu, clock }: PastCalls,
  visit: PastVisit,
  chance: Chance,
): readonly PastStep[] => {
  const shop = menu.shop._id
  const { type, guests, rounds, leaves, turn, contact } = visit
  const orderer =
    visit.orderedBy === 'waiter' ? 'waiter' : visit.isMember ? ('member' as const) : undefined
  let session: TableSession | undefined
  let waiting: string[] = []
  const cartOf = (isFirst: boolean) =>
    pastCart({ menu, type, guests, isFirst, at: clock.at, ...(session ? { session } : {}) }, chance)
  const sit = async (): Promise<void> => {
    const at = { viewItem: visit.table ?? '', shop, date: new Date(clock.at).toISOString() }
    const seated = { ...at, capacity: guests }
    session = (await call<CreateOrResumeResult>('tableSessions/createOrResume', seated, orderer))
      .session
  }
  const order = async (isFirst: boolean): Promise<void> => {
    if (type === 'dineIn' && isFirst) await sit()
    const cart = cartOf(isFirst)
    if (cart.length === 0) return
    const once = { cart, idempotencyKey: randomUUID() }
    const placed =
      type === 'dineIn'
        ? await call<OrderResult>(
            'tableSessions/order',
            { session: session?._id, ...once },
            orderer,
          )
        : await call<CreateSessionResult>(
            'tableSessions/create',
            { shop, type, ...once, ...contact },
            orderer,
          )
    session = placed
    waiting.push(placed.order._id)
  }
  const cook = async (...statuses: ('preparing' | 'ready' | 'completed')[]): Promise<void> => {
    const cooked = waiting
    if (statuses.includes('completed')) waiting = []
    for (const one of cooked) for (const status of statuses) await stepOrder(one, status)
  }
  const change = async (path: string, data: object): Promise<void> => {
    const of = { session: session?._id, idempotencyKey: randomUUID() }
    session = await call<TableSession>(path, { ...of, ...data }, 'manager')
  }
  const turnOut = async (): Promise<void> => {
    if (!session) return
    if (visit.code) await change('tableSessions/useCoupon', { code: visit.code })
    if (turn === 'discount')
      await change('tableSessions/discount', { percent: 10, ...reasonOf('discount') })
    const line = session.products.find(({ fromProduct }) => fromProduct === undefined)
    if (turn === 'void' && line)
      await change('tableSessions/voidLines', {
        lines: [{ id: line.id, quantity: 1 }],
        promotions: 'drop',
        ...reasonOf('void'),
      })
  }
  const pay = async (): Promise<void> => {
    // Nothing that they wanted was served at their time: they went on.
    if (!session) return
    const { _id, outstanding } = session
    if (turn === 'walkedOut') {
      await change('tableSessions/close', { how: 'walkout', note: 'Left while it was busy' })
      return
    }
    if (outstanding === 0) return
    const once = { session: _id, idempotencyKey: randomUUID() }
    if (visit.pays === 'balance') {
      session = await call<TableSession>('tableSessions/payByBalance', once, 'member')
      return
    }
    const slip = visit.pays === 'card' ? { reference: `POS ${1000 + chance.below(9000)}` } : {}
    const tips = Math.round((outstanding * visit.tip) / 100)
    const paid = { ...once, paymentMethod: counter, ...slip, ...(tips > 0 ? { tips } : {}) }
    session = await call<TableSession>('tableSessions/pay', paid, 'cashier')
  }
  const refund = async (): Promise<void> => {
    const [payment] = session?.payments ?? []
    if (!payment) return
    const amount = Math.max(1, Math.floor(payment.amount / 4))
    const back = { payment: payment._id, amount, reason: 'The soup came cold' }
    await change('tableSessions/refund', back)
  }
  return [
    ...rounds.map((minute, at) => ({ minute, run: () => order(at === 0) })),
    ...rounds.flatMap((minute) => [
      { minute: minute + 2, run: () => cook('preparing') },
      { minute: minute + COOKS + chance.below(5), run: () => cook('ready', 'completed') },
    ]),
    ...(visit.code || turn ? [{ minute: leaves - 5, run: turnOut }] : []),
    { minute: leaves, run: pay },
    ...(turn === 'refund' ? [{ minute: leaves + 3, run: refund }] : []),
  ]
}
