import type {
  CreateSessionResult,
  Reservation,
  TableSession,
  TaiwanInvoice,
  User,
} from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newIdBeside } from '../../../../identifiers/shop-ids.ts'
import { invoices } from '../../../../tables/invoices.ts'
import { paymentMessages } from '../../../../tables/payment-messages.ts'
import { password } from '../../../../testing/accounts.ts'
import { makeMemberShop, memberCalls, type MemberShop } from '../../../../testing/member-shop.ts'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../../testing/ordering-shop.ts'
import { paidAttempt } from '../../../../testing/paid-attempt.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

const email = 'zyxmark@erased.test'
const phone = '+85295550137'
const contact = { contactName: 'Ms Zyxmark', phone, remark: 'Zyxmark rings twice' }
const twInvoice: TaiwanInvoice = { twTaxType: 'electronic', twTaxVehicle: '/ZYXMARK' }

/** What stays, and why. */
const exceptions = {
  'invoices.tw_invoice': 'tax law: an invoice that was issued is kept as it is (INV-1.8)',
  'payment_messages.body': 'what a provider said proves a payment, and is kept with its bill',
}

interface TextColumns {
  readonly schema: string
  readonly name: string
  readonly columns: readonly string[]
}

let server: TestServer
let shop: MemberShop
let manager: TestClient
let member: TestClient
let user: string
beforeAll(async () => {
  // Nothing listens there: mails wait.
  const mail = { url: 'smtp://127.0.0.1:1', from: 'Comanda <hello@comanda.test>' }
  server = await startTestServer({ config: { mail } })
  shop = await makeMemberShop(server, {
    currency: 'TWD',
    timeZone: 'Asia/Taipei',
    taxId: '04595252',
  })
  manager = await server.client(shop.staff)
  await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    limits: [{ capacity: 8 }],
    sessions: [
      {
        _id: '2'.repeat(24),
        name: [{ lang: 'en', value: 'Dinner' }],
        from: '18:00',
        to: '21:00',
      },
    ],
  })
  await manager.service('printers').create({
    shop: shop.shop,
    name: 'Pass',
    width: 58,
    kind: 'cloudPrnt',
    tickets: 'all',
    receipts: true,
  })
  const made = (await server.app.service('users').create({ email, password })) as User
  user = made._id
  member = await server.client({ email, password })
})
afterAll(() => server.stop())

const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await server.runtime.connection.pool.query(text)).rows as Record<string, unknown>[]

/** Returns each column of each table in which something of the person stands. */
const marked = async (): Promise<readonly string[]> => {
  // Partitions are read with their tables.
  const tables = await query(
    `select c.table_schema as schema, c.table_name as name, array_agg(c.column_name::text) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
       and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED')
       and not exists (select from pg_inherits
         where inhrelid = format('%I.%I', c.table_schema, c.table_name)::regclass)
     group by 1, 2`,
  )
  expect(tables.length).toBeGreaterThan(80)
  const found: string[] = []
  for (const { schema, name, columns } of tables as unknown as readonly TextColumns[]) {
    const isMarked = columns.map(
      (column) =>
        `coalesce(bool_or("${column}"::text ~* 'zyxmark|95550137'), false) as "${column}"`,
    )
    const [row = {}] = await query(`select ${isMarked.join(', ')} from "${schema}"."${name}"`)
    found.push(...columns.filter((column) => row[column]).map((column) => `${name}.${column}`))
  }
  return found.toSorted()
}

const call = <T>(client: TestClient, path: string, data: object): Promise<T> =>
  client.service(path).create({ idempotencyKey: idempotencyKey(), ...data }) as Promise<T>

const cart = () => [lineOf(shop.noodles, { quantity: 2, customRemark: 'for Ms Zyxmark' })]

const orders = async (): Promise<readonly string[]> => {
  const own = orderingCalls(member, shop)
  const { session } = await own.create({ cart: cart(), ...contact, ...twInvoice })
  const table = await own.scan()
  const { order } = await own.order(table.session._id, { cart: cart(), remark: contact.remark })
  const [line] = (await own.session(table.session._id)).products
  const ofTable = { session: table.session._id }
  await call(manager, 'tableSessions/changeLine', {
    ...ofTable,
    line: line?.id,
    customRemark: 'Zyxmark: no onion',
  })
  await manager.service('orders').patch(order._id, { status: 'preparing' })
  await call(manager, 'tableSessions/voidLines', {
    ...ofTable,
    lines: [{ id: line?.id, quantity: 1 }],
    note: 'a complaint',
  })
  const byStaff = await call<CreateSessionResult>(manager, 'tableSessions/create', {
    shop: shop.shop,
    type: 'takeAway',
    cart: cart(),
    ...contact,
    ...twInvoice,
  })
  const { memberPass } = await scanned()
  await manager.service('tableSessions/setUser').create({ session: byStaff._id, memberPass })
  return [session._id, table.session._id, byStaff._id]
}

/** A member at the counter shows their code. */
const scanned = async (): Promise<{ readonly memberPass: string }> => {
  const { code } = (await member.service('users/qrCode').create({})) as { code: string }
  const found = await manager.service('users/scan').create({ code, shop: shop.shop })
  const { pass } = found as { pass: string }
  return { memberPass: pass }
}

const pays = async (session: string): Promise<void> => {
  const { payments } = await call<TableSession>(manager, 'tableSessions/pay', {
    session,
    paymentMethod: shop.cash,
    tendered: 100,
  })
  await call(manager, 'tableSessions/refund', {
    session,
    payment: payments[0]?._id,
    amount: 10,
    reason: 'the guest waited long',
  })
  await call(manager, 'tableSessions/mailReceipt', { session, email })
  await call(manager, 'printJobs/receipt', { shop: shop.shop, session })
  const paid = { shop: shop.shop, session, amount: 1, tips: 0, surcharge: 0 }
  const attempt = await paidAttempt(server, { ...paid, twInvoice })
  const { database } = server.runtime
  const time = new Date().toISOString()
  const _id = newIdBeside(session)
  await database.insert(paymentMessages).values({
    _id,
    shop: shop.shop,
    account: _id,
    attempt,
    kind: 'notify',
    hash: _id,
    valid: true,
    body: { payer: { email } },
    time,
    lastTime: time,
  })
  await database.insert(invoices).values({
    _id,
    shop: shop.shop,
    session,
    seller: '04595252',
    status: 'issued',
    twInvoice,
    lines: [],
    total: 10,
    tax: 0,
    createTime: time,
  })
}

const books = async (): Promise<void> => {
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const draft = {
    adults: 2,
    children: 0,
    babyStools: 0,
    date,
    diningSession: '2'.repeat(24),
    time: '18:30',
    title: 'ms',
    name: 'Zyxmark',
    phone,
    email,
    remark: contact.remark,
    termsAccepted: true,
  }
  const { shop: at } = shop
  const booked = await call<Reservation>(member, 'reservations/create', { shop: at, ...draft })
  const { termsAccepted: _, ...edited } = draft
  await call(member, 'reservations/edit', { reservation: booked._id, ...edited, time: '19:00' })
  await manager.service('reservations').patch(booked._id, { status: 'confirmed' })
}

it('an erased account leaves nothing of the person in any text of any table, but what the law keeps (ACC-3.8)', async () => {
  await member.service('users').patch(user, {
    name: 'Zyxmark',
    firstName: 'Zyxmark',
    lastName: 'Zyxmark',
    phone,
    invoiceCarrier: '/ZYXMARK',
  })
  const [session = ''] = await orders()
  await pays(session)
  await books()
  await memberCalls(server, shop).givePoints(user, 100)
  await server.app.service('userCoupons').create({
    user,
    coupon: shop.tenOff,
    idempotencyKey: idempotencyKey(),
  })
  await member.service('users/forgotPassword').create({ email })
  await manager.service('users/invite').create({ shop: shop.shop, email, role: 'waiter' })
  const before = await marked()
  for (const column of [
    'account_codes.email',
    'idempotency_claims.answer',
    'invitations.email',
    'mails.recipient',
    'orders.phone',
    'payment_attempts.tw_invoice',
    'reservations.name',
    'session_lines.picked',
    'table_sessions.tw_invoice',
    'tickets.contact_name',
    'tickets.lines',
    'users.invoice_carrier',
    ...Object.keys(exceptions),
  ])
    expect(before).toContain(column)
  await member.service('users/erase').create({ password })
  expect(await marked()).toEqual(Object.keys(exceptions).toSorted())
})
