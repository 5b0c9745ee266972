import { randomBytes } from 'node:crypto'
import type {
  DayPreview,
  PaymentAttempt,
  Reservation,
  ReservationHistoryResult,
  SplitSessionResult,
  StartPaymentResult,
  TableSession,
} from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../../payments/testing/sandbox-process.ts'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { refunds } from '../../../tables/refunds.ts'
import { smsMessages } from '../../../tables/sms-messages.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { expectAgreeingBooks } from '../../../testing/day-books.ts'
import { type DepositShop, makeDepositShop } from '../../../testing/deposit-shop.ts'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { settle } from '../attempts/settle.ts'
import { sweepRefunds } from './sweep-refunds.ts'

const MINUTE = 60_000
const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const [account, card] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')]
const DAY = 24 * 60 * MINUTE
/** The server's clock begins at noon in Hong Kong, 4:00 in UTC: no business day begins while a deposit waits an hour. */
let later = (DAY + 4 * 60 * MINUTE - (Date.now() % DAY)) % DAY
let sandbox: SandboxProcess
let server: TestServer
let shop: DepositShop
let guest: TestClient
beforeAll(async () => {
  sandbox = await startSandboxProcess()
  server = await startTestServer({
    now: () => Date.now() + later,
    config: { paymentSandboxUrl: sandbox.url, staffSignInHours: 24 * 365 },
  })
  await server.app.service('paymentAccounts').create({
    _id: account,
    name: 'Adyen',
    provider: 'adyen',
    mode: 'sandbox',
    settings: { merchantAccount: 'SB_demo' },
    secrets: { apiKey: 'sb-demo-adyen-api-key', hmacKey },
  })
  const name = [{ lang: 'en' as const, value: 'Card' }]
  await server.app.service('paymentMethods').create({ _id: card, name, type: 'card', account })
  const url = `${server.url}/api/payments/notify/${account}`
  await sandbox.panel('webhooks', { provider: 'adyen', url })
  guest = await server.client()
})
afterAll(async () => {
  await server.stop()
  await sandbox.close()
})

const after = async (minutes: number): Promise<void> => {
  later += minutes * MINUTE
  await shop.sweep()
}
const statusOf = async (attempt: string) =>
  ((await guest.service('paymentAttempts').get(attempt)) as PaymentAttempt).status
const depositOf = async ({ _id }: Pick<Reservation, '_id'>) =>
  (await shop.read(_id)).deposit?.status
const paidFor = ({ deposit }: Reservation): string => deposit?.session ?? ''

/** Starts to pay by card. */
const start = async (booked: Reservation): Promise<string> => {
  const data = { session: paidFor(booked), methodRef: card }
  const { attempt } = (await guest.service('payments/online').create(data)) as StartPaymentResult
  return attempt._id
}
const payByCard = async (booked: Reservation): Promise<string> => {
  const attempt = await start(booked)
  await sandbox.panel('pay', { reference: attempt, follow: true })
  await expect.poll(() => statusOf(attempt)).toBe('paid')
  return attempt
}
const refundsOf = (session: string) =>
  server.runtime.database
    .select({ amount: refunds.amount, status: refunds.status })
    .from(refunds)
    .where(and(eq(refunds.shop, shop.shop), eq(refunds.session, session)))

/** Gives a deposit back that had become the shop's. */
const giveBack = async (booked: Reservation): Promise<void> => {
  const { payments, products } = await shop.session(paidFor(booked))
  await shop.staffClient.service('tableSessions/refund').create({
    session: paidFor(booked),
    payment: payments[0]?._id ?? '',
    lines: [{ line: products[0]?.id ?? '', quantity: 1 }],
    reason: 'The guest was ill',
    idempotencyKey: idempotencyKey(),
  })
}

/** The figures of today, after all that tells of the day was found to agree with them. */
const figures = async () => {
  const { day, figures: now } = (await shop.staffClient
    .service('businessDays/preview')
    .create({ shop: shop.shop })) as DayPreview
  await expectAgreeingBooks(server, shop.staffClient, { shop: shop.shop, day }, now)
  return now
}
const order = (session: string, quantity: number) =>
  orderingCalls(guest, shop).order(session, { cart: [lineOf(shop.noodles, { quantity })] })

it('DEP-1.2: a plain client is refused with the amount; who has read it books, and has a place', async () => {
  shop = await makeDepositShop(server)
  await expect(shop.book({ deposit: undefined })).rejects.toMatchObject({
    code: 409,
    data: { code: 'depositRequired', deposit: 200 },
  })
  await expect(shop.book({ deposit: 150 })).rejects.toMatchObject({
    data: { code: 'depositRequired' },
  })
  const small = await shop.book({ adults: 2, deposit: undefined })
  expect(small).not.toHaveProperty('deposit')
  const key = idempotencyKey()
  const booked = await shop.book({ idempotencyKey: key })
  expect(booked).toMatchObject({ status: 'booked', deposit: { amount: 200, status: 'toPay' } })
  expect(await shop.book({ idempotencyKey: key, date: booked.date })).toEqual(booked)
  expect(await shop.session(paidFor(booked))).toMatchObject({
    type: 'topUp',
    status: 'toPay',
    outstanding: 200,
    deposit: booked._id,
    products: [{ quantity: 1 }],
  })
})

it('DEP-2.6: who does not pay in time has no place any more; money that comes later goes back', async () => {
  shop = await makeDepositShop(server, { limits: [{ capacity: 4 }] })
  const booked = await shop.book()
  await expect(shop.book()).rejects.toMatchObject({ data: { code: 'slotFull' } })
  const attempt = await start(booked)
  const heard = heardBy(shop.staffClient, 'reservations', 'patched')
  await shop.staffClient.service('shops/subscribe').create({ item: shop.shop })
  await after(16)
  expect(await shop.read(booked._id)).toMatchObject({
    status: 'cancelled',
    deposit: { status: 'lapsed' },
  })
  await expect.poll(() => heard).toMatchObject([{ _id: booked._id, status: 'cancelled' }])
  const verdict = { is: 'paid' as const, captured: 20_000, currency: 'HKD', transaction: attempt }
  const ordering = orderingOf({ app: server.app, runtime: server.runtime })
  for (const _twice of [1, 2])
    await settle(ordering, { shop: shop.shop, attempt }, verdict, { role: 'server' })
  expect(await statusOf(attempt)).toBe('surplus')
  expect(await refundsOf(paidFor(booked))).toMatchObject([{ amount: 200 }])
  await shop.book()
  expect(await depositOf(booked)).toBe('lapsed')
})

it('DEP-1.3, DEP-2.4: paid by card, it waits, is set against the bill once, and what is left goes back', async () => {
  shop = await makeDepositShop(server)
  const booked = await shop.book()
  await payByCard(booked)
  expect(await shop.read(booked._id)).toMatchObject({
    status: 'booked',
    deposit: { amount: 200, status: 'held' },
  })
  expect((await shop.read(booked._id)).deposit).not.toHaveProperty('payUntil')
  expect(await shop.session(paidFor(booked))).toMatchObject({ status: 'toPay', paid: 200 })
  expect((await figures()).deposits).toMatchObject({ received: 200, held: 200, kept: 0 })
  await after(60)
  const session = await shop.seat(booked._id)
  expect(await depositOf(booked)).toBe('setAgainst')
  const opened = await shop.session(session)
  expect(opened).toMatchObject({
    status: 'ongoing',
    paid: 200,
    outstanding: 0,
    payments: [{ type: 'card', amount: 200, deposit: true }],
  })
  expect(JSON.stringify(opened)).not.toContain(booked._id)
  expect(await shop.session(paidFor(booked))).toMatchObject({ mergedInto: session, payments: [] })
  // Two dishes are less than the deposit: the table stays open for more.
  await order(session, 2)
  expect(await shop.session(session)).toMatchObject({ status: 'ongoing', outstanding: 0 })
  const closed = (await shop.staffClient
    .service('tableSessions/close')
    .create({ session, idempotencyKey: idempotencyKey() })) as TableSession
  expect(closed).toMatchObject({ status: 'done', paid: 77, outstanding: 0 })
  expect(await refundsOf(session)).toMatchObject([{ amount: 123, status: 'due' }])
  await sweepRefunds({ app: server.app, runtime: server.runtime })
  await expect.poll(async () => (await refundsOf(session))[0]?.status).toMatch(/^(sent|done)$/)
  const { deposits, bills } = await figures()
  expect(deposits).toEqual({ received: 200, setAgainst: 77, givenBack: 123, kept: 0, held: 0 })
  expect(bills).toMatchObject({ count: 1, total: 77 })
})

it('DEP-2.3: a bill of more than the deposit is paid with what is left; split and merged, it counts once', async () => {
  shop = await makeDepositShop(server)
  const booked = await shop.book()
  await shop.pay(paidFor(booked))
  const session = await shop.seat(booked._id)
  await order(session, 8)
  expect(await shop.session(session)).toMatchObject({ outstanding: 108 })
  const [line] = (await shop.session(session)).products
  const split = (await shop.staffClient.service('tableSessions/split').create({
    session,
    lines: [{ id: line?.id ?? '', quantity: 6 }],
    idempotencyKey: idempotencyKey(),
  })) as SplitSessionResult
  expect(split).toMatchObject({
    session: { paid: 200, outstanding: 0, status: 'ongoing' },
    split: { paid: 0, outstanding: 231 },
  })
  expect((await figures()).open).toEqual({ count: 2, outstanding: 231 })
  await shop.staffClient
    .service('tableSessions/merge')
    .create({ from: split.split._id, into: session, idempotencyKey: idempotencyKey() })
  expect(await shop.session(session)).toMatchObject({ paid: 200, outstanding: 108 })
  expect(await shop.pay(session)).toMatchObject({ status: 'done', paid: 308 })
  expect((await figures()).deposits).toMatchObject({ received: 200, setAgainst: 200, held: 0 })
})

it('DEP-3.1: cancelled in time, it goes back by itself once nobody can undo that', async () => {
  shop = await makeDepositShop(server)
  const booked = await shop.book()
  await payByCard(booked)
  await guest.service('reservations/cancel').create({ reservation: booked._id })
  await after(9)
  expect(await depositOf(booked)).toBe('held')
  await shop.patch(booked._id, 'booked')
  await after(60)
  expect(await shop.read(booked._id)).toMatchObject({
    status: 'booked',
    deposit: { status: 'held' },
  })
  await guest.service('reservations/cancel').create({ reservation: booked._id })
  await after(11)
  expect(await depositOf(booked)).toBe('givenBack')
  expect(await refundsOf(paidFor(booked))).toMatchObject([{ amount: 200 }])
  expect((await figures()).deposits).toMatchObject({ received: 200, givenBack: 200, held: 0 })
  const { changes } = (await shop.staffClient
    .service('reservations/history')
    .create({ reservation: booked._id })) as ReservationHistoryResult
  expect(changes.flatMap(({ deposit }) => deposit ?? [])).toEqual(['givenBack', 'held'])
})

it('DEP-3.2, DEP-3.4: cancelled too late or not come, the shop keeps it as income, not before their time; staff give it back anyway', async () => {
  shop = await makeDepositShop(server, { cancelHours: 1000 })
  const [late, gone] = [await shop.book(), await shop.book()]
  for (const one of [late, gone]) await shop.pay(paidFor(one))
  await shop.patch(late._id, 'cancelled')
  await expect(shop.patch(gone._id, 'noShow')).rejects.toMatchObject({
    data: { code: 'illegalTransition' },
  })
  expect(await depositOf(gone)).toBe('held')
  expect((await figures()).deposits).toMatchObject({ received: 400, held: 400 })
  await after((Date.parse(gone.startTime) - server.runtime.now()) / 60_000)
  await shop.patch(gone._id, 'noShow')
  await after(9)
  await shop.patch(gone._id, 'late')
  await after(9)
  expect(await depositOf(late)).toBe('kept')
  expect(await depositOf(gone)).toBe('held')
  await shop.patch(gone._id, 'noShow')
  await after(11)
  expect(await depositOf(gone)).toBe('kept')
  const { deposits, bills } = await figures()
  expect(deposits).toMatchObject({ kept: 400, held: 0 })
  expect(bills).toMatchObject({ count: 0, total: 400, deposits: { count: 2, amount: 400 } })
  await giveBack(late)
  expect(await depositOf(late)).toBe('givenBack')
  expect((await figures()).deposits).toMatchObject({ kept: 200, givenBack: 200 })
  const { day } = (await shop.staffClient
    .service('businessDays/preview')
    .create({ shop: shop.shop })) as DayPreview
  await shop.staffClient.service('businessDays/close').create({ shop: shop.shop, day })
  await after(24 * 60)
  await giveBack(gone)
  expect((await figures()).ofClosed).toEqual({ amount: -200, deposits: -200, taxes: [] })
})

it('DEP-2.2: guests who are taken back from a table have their deposit again', async () => {
  shop = await makeDepositShop(server)
  const booked = await shop.book()
  await shop.pay(paidFor(booked))
  const session = await shop.seat(booked._id)
  await shop.patch(booked._id, 'confirmed')
  await after(0)
  expect(await shop.session(session)).toMatchObject({ paid: 0, payments: [] })
  expect(await shop.session(paidFor(booked))).toMatchObject({ status: 'toPay', paid: 200 })
  expect(await depositOf(booked)).toBe('held')
  const again = await shop.seat(booked._id)
  expect(await shop.session(again)).toMatchObject({ paid: 200 })
  await order(again, 6)
  expect(await shop.pay(again)).toMatchObject({ status: 'done', paid: 231 })
  expect((await figures()).deposits).toMatchObject({ received: 200, setAgainst: 200, held: 0 })
})

it('DEP-1.5: staff waive it or send a link; guests cannot make it a dearer one (DEP-1.6)', async () => {
  shop = await makeDepositShop(server)
  const waived = await shop.book({ deposit: undefined }, shop.staffClient)
  expect(waived.deposit).toEqual({ amount: 200, status: 'waived' })
  const ask = (reservation: string, amount: number, client = shop.staffClient) =>
    client
      .service('reservations/askDeposit')
      .create({ reservation, amount, idempotencyKey: idempotencyKey() }) as Promise<Reservation>
  const asked = await ask(waived._id, 120)
  expect(asked.deposit).toMatchObject({ amount: 120, status: 'toPay' })
  await after(60)
  expect(await depositOf(asked)).toBe('toPay')
  expect((await ask(waived._id, 0)).deposit).toEqual({ amount: 120, status: 'waived' })
  expect(await shop.session(paidFor(asked))).toMatchObject({ status: 'cancelled' })
  expect(await shop.read(waived._id)).toMatchObject({ status: 'booked' })
  const kitchen = await makeAccount(server, 'cook', [{ role: 'kitchen', shop: shop.shop }])
  await expect(ask(waived._id, 10, await server.client(kitchen))).rejects.toMatchObject({
    code: 403,
  })
  const paid = await shop.book()
  await shop.pay(paidFor(paid))
  await expect(ask(paid._id, 10)).rejects.toMatchObject({ data: { code: 'illegalTransition' } })
  const { date, time, diningSession, babyStools, children, phone, name } = paid
  const edit = { date, time, diningSession, babyStools, children, phone, name }
  await expect(
    guest
      .service('reservations/edit')
      .create({ ...edit, reservation: paid._id, adults: 6, idempotencyKey: idempotencyKey() }),
  ).rejects.toMatchObject({ data: { code: 'depositRequired', deposit: 300 } })
})

it('DEP-2.5: what is paid after its guests cancelled goes back, too', async () => {
  shop = await makeDepositShop(server)
  const booked = await shop.book()
  const attempt = await start(booked)
  await guest.service('reservations/cancel').create({ reservation: booked._id })
  await sandbox.panel('pay', { reference: attempt, follow: true })
  await expect.poll(() => statusOf(attempt)).toBe('paid')
  expect(await shop.read(booked._id)).toMatchObject({
    status: 'cancelled',
    deposit: { status: 'held' },
  })
  await after(11)
  expect(await depositOf(booked)).toBe('givenBack')
  const [row] = await server.runtime.database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.shop, shop.shop), eq(paymentAttempts._id, attempt)))
  expect(row).toMatchObject({ captured: 200, refunded: 200 })
})

it('DEP-1.5: staff ask any amount of a booking that no rule asks one of, and the shop texts the link', async () => {
  shop = await makeDepositShop(server)
  const owner = await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }]))
  await owner.service('smsAccounts').create({
    provider: 'twilio',
    mode: 'sandbox',
    accountSid: 'AC_SB_demo',
    sender: '+85290000000',
    country: 'HK',
    authToken: 'sb-demo-twilio-token',
  })
  const small = await shop.book({ adults: 2, deposit: undefined, phone: '9123 0002' })
  expect(small).not.toHaveProperty('deposit')
  const ask = (amount: number) =>
    shop.staffClient
      .service('reservations/askDeposit')
      .create({ reservation: small._id, amount, idempotencyKey: idempotencyKey() })
  await expect(ask(12.345)).rejects.toMatchObject({ code: 400 })
  const asked = (await ask(88.5)) as Reservation
  expect(asked.deposit).toMatchObject({ amount: 88.5, status: 'toPay' })
  expect(await shop.session(paidFor(asked))).toMatchObject({ outstanding: 88.5 })
  const texts = await server.runtime.database
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.shop, shop.shop))
  expect(texts).toMatchObject([{ recipient: '+85291230002' }])
  expect(texts[0]?.text).toMatch(/^Please pay the deposit .*19:00/)
  const textsTo = (recipient: string) =>
    server.runtime.database.select().from(smsMessages).where(eq(smsMessages.recipient, recipient))
  // It is for a booking on the phone; a guest who books online has the page before them.
  await shop.book({ deposit: 200, phone: '9123 0003' }, shop.staffClient)
  await shop.book({ phone: '9123 0004' })
  expect(await textsTo('+85291230003')).toMatchObject([{ shop: shop.shop }])
  expect(await textsTo('+85291230004')).toEqual([])
  await shop.pay(paidFor(asked))
  expect(await depositOf(small)).toBe('held')
})
