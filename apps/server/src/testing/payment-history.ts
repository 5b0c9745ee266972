import type { PaymentAttempt, StartPaymentResult, TableSession } from '@comanda/contract'
import type { invoiceCalls } from './invoice-shop.ts'
import { makeMember, type MemberShop, type TestMember } from './member-shop.ts'
import { idempotencyKey, lineOf } from './ordering-shop.ts'
import type { History, Step } from './payment-steps.ts'
import { type CardTransaction, notifyCard, type ScriptedCards } from './scripted-cards.ts'
import type { TestClient, TestServer } from './test-server.ts'

/** Where histories happen. */
export interface Scene {
  readonly server: TestServer
  readonly shop: MemberShop
  /** A product of 100 that credits 110. */
  readonly topUp: string
  readonly cards: ScriptedCards
  readonly card: { readonly method: string; readonly account: string }
  /** Phones of the party. */
  readonly phones: readonly TestClient[]
  readonly staff: TestClient
  readonly calls: ReturnType<typeof invoiceCalls>
  /** Lets time pass, and does what is due then. */
  readonly pass: (minutes: number) => Promise<void>
}

let transactions = 0

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

/** What a card does for an attempt. */
const transactionOf = (
  { _id: reference, charge, currency }: PaymentAttempt,
  says: string,
): CardTransaction => {
  transactions += 1
  const transaction = `T${transactions}`
  const whole = { transaction, reference, decision: 'ACCEPT', reason: '100', currency } as const
  const amount = charge.toFixed(2)
  if (says === 'part') return { ...whole, reason: '110', amount: Math.floor(charge / 2).toFixed(2) }
  if (says === 'other amount') return { ...whole, amount: (charge + 1).toFixed(2) }
  if (says === 'other currency') return { ...whole, amount, currency: 'USD' }
  if (says === 'declined') return { ...whole, amount, decision: 'DECLINE', reason: '203' }
  return { ...whole, amount }
}

const requested = (session: TableSession, wanted: (Step & { do: 'start' })['part']) => {
  if (wanted.part === 'share') return { share: { of: wanted.of } }
  if (wanted.part === 'amount') return { amount: wanted.amount }
  if (wanted.part === 'all') return {}
  const line = pick(session.products, wanted.line)
  return line ? { items: [{ line: line.id, quantity: 1 }] } : {}
}

/** Does one step; what the server refuses did not happen. */
const take = async (scene: Scene, session: string, did: Step): Promise<void> => {
  const { server, shop, cards, card, phones, staff, calls, pass } = scene
  const now = await calls.session(session)
  const attempts = now.attempts ?? []
  const phone = 'phone' in did ? pick(phones, did.phone) : undefined
  switch (did.do) {
    case 'order': {
      const cart = [lineOf(shop.noodles), lineOf(shop.bun)]
      await phone
        ?.service('tableSessions/order')
        .create({ session, cart, idempotencyKey: idempotencyKey() })
      return
    }
    case 'start': {
      const data = { session, methodRef: card.method, ...requested(now, did.part) }
      const own = did.tips > 0 ? { tips: did.tips } : {}
      ;(await phone
        ?.service('cybersource/redirect/setup')
        .create({ ...data, ...own, idempotencyKey: idempotencyKey() })) as StartPaymentResult
      return
    }
    case 'pay': {
      const of = pick(attempts, did.which)
      if (!of) return
      const attempt = (await staff.service('paymentAttempts').get(of._id)) as PaymentAttempt
      const made = transactionOf(attempt, did.says)
      cards.taken.push(made)
      const times = { once: 1, twice: 2, never: 0 }[did.tells] ?? 0
      const told = Array.from({ length: times }, () => notifyCard(server, card.account, made))
      await Promise.all(told)
      return
    }
    case 'cancel': {
      const of = pick(attempts, did.which)
      if (of) await staff.service('paymentAttempts/cancel').create({ attempt: of._id })
      return
    }
    case 'decide': {
      const of = pick(
        attempts.filter(({ status }) => status === 'review'),
        did.which,
      )
      const { decision } = did
      if (of) await staff.service('paymentAttempts/decide').create({ attempt: of._id, decision })
      return
    }
    case 'pass':
      await pass(did.minutes)
      return
    case 'cash':
      await calls.pay(session, did.amount)
      return
    case 'refund': {
      const payment = pick(now.payments, did.which)
      const line = pick(now.products, did.which)
      if (!payment || !line) return
      const of = did.byLine ? { lines: [{ line: line.id, quantity: 1 }] } : { amount: did.amount }
      const data = { session, payment: payment._id, reason: 'Cold', ...of }
      const key = { idempotencyKey: idempotencyKey() }
      await staff.service('tableSessions/refund').create({ ...data, ...key })
      return
    }
    case 'serve': {
      const order = pick(now.orders, did.which)
      if (order)
        for (const status of ['ready', 'completed']) await calls.setStatus(order._id, status)
      return
    }
    case 'cancelOrder': {
      const order = pick(now.orders, did.which)
      if (order) await calls.setStatus(order._id, 'cancelled')
      return
    }
    default:
      await calls.closeSession(session, 'void')
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' && error.code < 500

/** What a history was about. */
export interface Told {
  readonly session: string
  /** Who ordered, unless guests did. */
  readonly member?: TestMember
}

const begin = async (scene: Scene, of: History['of']): Promise<Told> => {
  const { calls, shop, server, card, topUp } = scene
  const cart = [lineOf(shop.noodles, { quantity: 2 })]
  if (of === 'takeAway')
    return { session: (await calls.create({ cart, payBy: card.method })).session._id }
  if (of === 'table') {
    const name = idempotencyKey().slice(0, 8)
    const table = { shop: shop.shop, name }
    const { _id } = (await server.app.service('tableViewItems').create(table)) as { _id: string }
    const date = new Date(server.runtime.now()).toISOString()
    const { session } = await calls.scan(_id, { date })
    await calls.order(session._id, { cart })
    return { session: session._id }
  }
  const member = await makeMember(server, shop)
  const own =
    of === 'topUp' ? { type: 'topUp', cart: [lineOf(topUp)] } : { cart, payBy: card.method }
  return { session: (await member.calls.create(own)).session._id, member }
}

/** Tells a history. */
export const tell = async (scene: Scene, { of, steps }: History): Promise<Told> => {
  const told = await begin(scene, of)
  const here = told.member ? { ...scene, phones: [told.member.client] } : scene
  for (const did of steps)
    try {
      await take(here, told.session, did)
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  return told
}
