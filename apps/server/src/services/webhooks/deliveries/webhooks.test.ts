import { randomBytes } from 'node:crypto'
import type {
  Page,
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
  WebhookEvent,
} from '@comanda/contract'
import { webhookEvents } from '@comanda/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { addPaymentKey } from '../../../payments/accounts/payment-keys.ts'
import { eq } from 'drizzle-orm'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { businessDays } from '../../../tables/business-days.ts'
import { menuVersions } from '../../../tables/menu-versions.ts'
import { type ReservationRow, reservations } from '../../../tables/reservations.ts'
import { webhookDeliveries } from '../../../tables/webhook-deliveries.ts'
import { webhooks } from '../../../tables/webhooks.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/webhook-receiver.ts'
import { rotateWebhookSecrets } from '../../../webhooks/webhook-secrets.ts'
import { claimWebhooks } from './claim-webhooks.ts'
import { sendDueWebhooks } from './send-due-webhooks.ts'

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`
const secret = newSecret()
const hour = 3_600_000

let server: TestServer
let shop: OrderingShop
let other: OrderingShop
let owner: TestClient
let receiver: WebhookReceiver
let diner: ReturnType<typeof orderingCalls>
let staff: ReturnType<typeof orderingCalls>
let later = 0
beforeAll(async () => {
  server = await startTestServer({
    now: () => Date.now() + later,
    config: { webhookHosts: ['127.0.0.1'] },
  })
  shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: 1000 })
  other = await makeOrderingShop(server)
  owner = await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }]))
  diner = orderingCalls(await server.client(), shop)
  staff = orderingCalls(await server.client(shop.staff), shop)
})
afterAll(() => server.stop())
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(async () => {
  receiver.close()
  later = 0
  await server.runtime.database.delete(webhookDeliveries)
  await server.runtime.database.delete(webhooks)
})

const listen = async (own: object = {}): Promise<Webhook> =>
  (await owner.service('webhooks').create({
    name: 'POS',
    url: receiver.url,
    shops: [shop.shop],
    events: webhookEvents,
    secret,
    ...own,
  })) as Webhook
const sweep = async () => {
  while ((await sendDueWebhooks.run(server)) > 0);
}
const typesOf = (list: WebhookReceiver['calls']) => list.map(({ body }) => body.type)
// By the server itself: the sign-in of an owner ends before a day has passed.
const log = async (): Promise<readonly WebhookDelivery[]> => {
  const found = await server.app.service('webhookDeliveries').find({ query: { shop: shop.shop } })
  return (found as Page<WebhookDelivery>).data
}
const state = async ({ _id }: Webhook): Promise<Webhook> =>
  (await server.app.service('webhooks').get(_id)) as Webhook
const firsts = <T>(list: readonly T[]): T => {
  const [first] = list
  if (!first) throw new Error('nothing was sent')
  return first
}

it('WEBHOOK-1.2, WEBHOOK-2.1: an order is sent as it is placed, moves and is cancelled, with its record as it stands', async () => {
  await listen({ events: ['order.placed', 'order.status', 'order.cancelled', 'order.changed'] })
  const { order, session } = await diner.create({ contactName: 'Ms Secret', phone: '91234567' })
  await sweep()
  const call = firsts(receiver.calls)
  expect(receiver.isSigned(call, secret)).toBe(true)
  expect(receiver.isSigned(call, newSecret())).toBe(false)
  expect(call.headers).toMatchObject({ 'content-type': 'application/json' })
  expect(call.body).toMatchObject({
    type: 'order.placed',
    shop: shop.shop,
    path: 'orders',
    record: order._id,
    data: { _id: order._id, session: session._id, status: 'received', lines: [{ quantity: 1 }] },
  })
  await staff.setStatus(order._id, 'preparing')
  await sweep()
  await staff.setStatus(order._id, 'cancelled')
  await sweep()
  expect(typesOf(receiver.calls)).toEqual(['order.placed', 'order.status', 'order.cancelled'])
  expect(receiver.calls[1]?.body.data).toMatchObject({ status: 'preparing' })
})

it('WEBHOOK-2.1, WEBHOOK-3.3: hundreds of events that wait are sent, each with its record', async () => {
  const { _id: webhook } = await listen({ events: ['order.placed', 'session.closed'] })
  for (let orders = 0; orders < 12; orders += 1)
    await staff.closePaidElsewhere((await staff.create()).session._id)
  const time = new Date().toISOString()
  // More than a query may name, of orders that are there no more.
  const gone = Array.from({ length: 250 }, (_, xact) => {
    const [record, type] = [newRecordId(), 'order.placed' as const]
    const times = { createTime: time, dueTime: time }
    const of = { shop: shop.shop, webhook, type, xact, ...times }
    return { _id: newRecordId(), subject: record, record, ...of }
  })
  await server.runtime.database.insert(webhookDeliveries).values(gone)
  await sweep()
  expect(receiver.calls).toHaveLength(24 + gone.length)
  const told = receiver.calls.filter(({ body }) => body.data?.['_id'] === body.record)
  expect(told).toHaveLength(24)
})

it('WEBHOOK-2.4: what says who a guest is stays in the house', async () => {
  await listen({ events: ['order.placed', 'session.closed', 'payment.received'] })
  const contact = { contactName: 'Ms Secret', phone: '91239876', remark: 'ring twice' }
  const { session } = await diner.create(contact)
  await staff.closePaidElsewhere(session._id)
  await sweep()
  expect(typesOf(receiver.calls)).toContain('session.closed')
  const all = receiver.calls.map(({ text }) => text).join()
  for (const word of [...Object.values(contact), 'restoreKey']) expect(all).not.toContain(word)
})

it('WEBHOOK-1.2: stocks, a pause and a second order are sent once each, of this shop alone', async () => {
  await listen()
  await listen({ name: 'off', isOff: true })
  const { session } = await diner.create({ cart: [lineOf(shop.bun)] })
  await server.app.service('shops').patch(shop.shop, { paused: [{ orderType: 'delivery' }] })
  await server.app.service('shops').patch(shop.shop, { paused: [] })
  await orderingCalls(await server.client(), other).create()
  await sweep()
  const told = typesOf(receiver.calls)
  expect(told.filter((type) => type === 'order.placed')).toHaveLength(1)
  expect(told.filter((type) => type === 'stock.changed')).toHaveLength(1)
  expect(told).not.toContain('order.changed')
  expect(told.filter((type) => type === 'shop.paused')).toHaveLength(2)
  const stock = receiver.calls.find(({ body }) => body.type === 'stock.changed')
  expect(stock?.body).toMatchObject({ path: 'productStocks', data: { stock: { quantity: 999 } } })
  expect(session.shop).toBe(shop.shop)
})

it('WEBHOOK-1.2: reservations, a published menu and a closed day are sent, by whomever they are written', async () => {
  await listen()
  const { database } = server.runtime
  const _id = newRecordId()
  await database.insert(reservations).values({
    _id,
    shop: shop.shop,
    number: '1',
    status: 'booked',
    adults: 2,
    children: 0,
    babyStools: 0,
    date: '2026-03-10',
    diningSession: newRecordId(),
    time: '19:00',
    name: 'Mei Secret',
    phone: '91234567',
    createTime: '2026-03-01T00:00:00.000Z',
    startTime: '2026-03-10T11:00:00.000Z',
    cancelUntil: '2026-03-10T09:00:00.000Z',
    version: 0,
  })
  const change = (values: Partial<ReservationRow>) =>
    database.update(reservations).set(values).where(eq(reservations.shop, shop.shop))
  await change({ adults: 3 })
  await change({ remindTime: '2026-03-09T09:00:00.000Z', name: 'Mei' })
  await change({ status: 'seated' })
  await change({ status: 'cancelled' })
  const day = { shop: shop.shop, day: '2026-03-10', _id: newRecordId() }
  await database.insert(businessDays).values(day)
  await database
    .update(businessDays)
    .set({ status: 'closed', number: 1 })
    .where(eq(businessDays._id, day._id))
  const version = { number: 1, changes: [], by: newRecordId(), time: '2026-03-01T00:00:00.000Z' }
  for (const status of ['refused', 'published'] as const)
    await database.insert(menuVersions).values({
      ...version,
      _id: newRecordId(),
      shop: shop.shop,
      status,
      number: status === 'refused' ? 1 : 2,
    })
  await sweep()
  const told = receiver.calls.filter(({ body }) => body.path === 'reservations')
  expect(typesOf(told)).toEqual([
    'reservation.made',
    'reservation.changed',
    'reservation.seated',
    'reservation.cancelled',
  ])
  expect(told[0]?.body.data).toMatchObject({ _id, adults: 3, date: '2026-03-10' })
  expect(told.map(({ text }) => text).join()).not.toContain('Mei')
  const others = receiver.calls.filter(({ body }) => body.path !== 'reservations')
  expect(typesOf(others).toSorted()).toEqual(['day.closed', 'menu.published'])
})

it('WEBHOOK-1.3: a refused order is sent to nobody; without a webhook nothing is written', async () => {
  await diner.create()
  expect(await log()).toEqual([])
  await listen()
  await expect(diner.create({ cart: [lineOf('f'.repeat(24))] })).rejects.toThrow()
  expect(await log()).toEqual([])
})

it('WEBHOOK-3.2: what happened to one subject is sent in its order, also behind a failure, and others are not delayed', async () => {
  await listen({ events: ['order.placed', 'order.status'] })
  const { order: slow } = await diner.create()
  await staff.setStatus(slow._id, 'preparing')
  const { order: quick } = await diner.create()
  receiver.respond = ({ body }) => (body.record === slow._id ? 500 : 204)
  await sweep()
  await sweep()
  const sent = (record: string) =>
    typesOf(receiver.calls.filter(({ body }) => body.record === record))
  expect(sent(slow._id)).toEqual(['order.placed'])
  expect(sent(quick._id)).toEqual(['order.placed'])
  receiver.respond = () => 204
  later = 10_000
  await sweep()
  expect(sent(slow._id)).toEqual(['order.placed', 'order.placed', 'order.status'])
  const ids = receiver.calls
    .filter(({ body }) => body.record === slow._id)
    .map(({ headers }) => headers['webhook-id'])
  expect(ids[0]).toBe(ids[1])
  const failed = (await log()).find(({ tries }) => tries === 2)
  expect(failed?.attempts).toMatchObject([{ status: 500, said: 'x'.repeat(200) }, { status: 204 }])
})

it('WEBHOOK-3.3: a receiver that is away is called once at a time, and gets everything once it is back', async () => {
  const webhook = await listen({ events: ['order.placed'] })
  for (let orders = 0; orders < 8; orders += 1) await diner.create()
  receiver.respond = () => 503
  await sweep()
  const asked = receiver.calls.length
  for (const seconds of [130, 260, 390]) {
    later = seconds * 1000
    await sweep()
  }
  expect(receiver.calls.length - asked).toBe(3)
  expect((await state(webhook)).failingSince).toBeDefined()
  receiver.respond = () => 204
  receiver.calls.length = 0
  later = 520_000
  await sweep()
  await sweep()
  expect(new Set(receiver.calls.map(({ body }) => body.record)).size).toBe(8)
  expect(await state(webhook)).not.toHaveProperty('failingSince')
  expect((await log()).map(({ status }) => status)).toEqual(Array(8).fill('sent'))
})

it('WEBHOOK-3.3: one event that is refused again and again holds up no other, also if nothing else happened in the meantime', async () => {
  const webhook = await listen({ events: ['order.placed', 'order.status'] })
  const { order: refused } = await staff.create()
  await staff.setStatus(refused._id, 'preparing')
  receiver.respond = ({ body }) => (body.record === refused._id ? 500 : 204)
  for (const seconds of [0, 10, 30, 60]) {
    later = seconds * 1000
    await sweep()
  }
  expect((await state(webhook)).failingSince).toBeDefined()
  const { order } = await staff.create()
  later = 200_000
  await sweep()
  expect((await log()).find(({ record }) => record === order._id)?.status).toBe('sent')
  const ofRefused = receiver.calls.filter(({ body }) => body.record === refused._id)
  expect(new Set(typesOf(ofRefused))).toEqual(new Set(['order.placed']))
})

it('WEBHOOK-3.4, WEBHOOK-3.5: after a day it rests, staff see it, and nothing is lost once it is resumed', async () => {
  const webhook = await listen({ events: ['order.placed'] })
  receiver.respond = () => 500
  await diner.create()
  for (const hours of [0, 1, 12, 25]) {
    later = hours * hour
    await sweep()
  }
  expect((await state(webhook)).restingSince).toBeDefined()
  await diner.create()
  const before = receiver.calls.length
  later = 26 * hour
  await sweep()
  later += 61_000
  await sweep()
  expect(receiver.calls).toHaveLength(before)
  expect(server.runtime.troubles.get('webhooks')).toBeDefined()
  receiver.respond = () => 204
  await server.app.service('webhooks/resume').create({ webhook: webhook._id })
  await sweep()
  later += 61_000
  await sweep()
  expect((await log()).map(({ status }) => status)).toEqual(['sent', 'sent'])
  expect(server.runtime.troubles.get('webhooks')).toBeUndefined()
})

it('WEBHOOK-3.4: one that rests or has given something up is no trouble once it is switched off', async () => {
  const resting = await listen({ events: ['order.placed'] })
  const refusing = await listen({ events: ['order.placed'] })
  await diner.create()
  const { database, troubles } = server.runtime
  const time = new Date().toISOString()
  await database.update(webhooks).set({ restingSince: time }).where(eq(webhooks._id, resting._id))
  await database
    .update(webhookDeliveries)
    .set({ status: 'failed' })
    .where(eq(webhookDeliveries.webhook, refusing._id))
  const off = async ({ _id }: Webhook) => {
    await owner.service('webhooks').patch(_id, { isOff: true })
    later += 61_000
    await sweep()
  }
  later += 61_000
  await sweep()
  expect(troubles.get('webhooks')).toBeDefined()
  await off(resting)
  expect(troubles.get('webhooks')).toBeDefined()
  await off(refusing)
  expect(troubles.get('webhooks')).toBeUndefined()
})

it('WEBHOOK-3.4: one event that a receiver refuses for a day is given up alone, and sent again when staff say so', async () => {
  await listen({ events: ['order.placed', 'order.status'] })
  const { order } = await diner.create()
  await staff.setStatus(order._id, 'preparing')
  receiver.respond = ({ body }) =>
    body.type === 'order.placed' && body.record === order._id ? 400 : 204
  await sweep()
  for (const hours of [1, 12, 25]) {
    later = hours * hour
    await diner.create()
    await sweep()
  }
  later += 200_000
  await sweep()
  const failed = firsts((await log()).filter(({ status }) => status === 'failed'))
  expect(failed).toMatchObject({ type: 'order.placed', record: order._id })
  expect((await log()).find(({ type }) => type === 'order.status')?.status).toBe('sent')
  receiver.respond = () => 204
  const again = { shop: shop.shop, delivery: failed._id }
  const repeat = { ...again, idempotencyKey: 'again-0123456789abcdef' }
  const calls = server.app.service('webhookDeliveries/again')
  const send = () => calls.create(repeat)
  expect(await send()).toMatchObject({ status: 'waiting' })
  await sweep()
  // A retry of the call sends nothing more, and says how it is now.
  expect(await send()).toMatchObject({ status: 'sent' })
  const other = { ...repeat, delivery: 'f'.repeat(24) }
  await expect(calls.create(other)).rejects.toMatchObject({
    data: { code: 'idempotencyKeyReused' },
  })
  await calls.create(again)
  await sweep()
  expect((await log()).find(({ _id }) => _id === failed._id)?.status).toBe('sent')
})

it('WEBHOOK-3.2: two servers send each thing once, in its order', async () => {
  await listen({ events: ['order.placed', 'order.status'] })
  const placed = await Promise.all(Array.from({ length: 12 }, () => diner.create()))
  for (const { order } of placed) await staff.setStatus(order._id, 'preparing')
  await Promise.all([sweep(), sweep(), sweep()])
  await sweep()
  for (const { order } of placed)
    expect(typesOf(receiver.calls.filter(({ body }) => body.record === order._id))).toEqual([
      'order.placed',
      'order.status',
    ])
})

it('WEBHOOK-3.2: what a server that ended had begun is sent by another a minute later', async () => {
  await listen({ events: ['order.placed'] })
  await diner.create()
  expect(await claimWebhooks(server.runtime)).toHaveLength(1)
  await sweep()
  expect(receiver.calls).toEqual([])
  later = 61_000
  await sweep()
  expect(typesOf(receiver.calls)).toEqual(['order.placed'])
})

it('WEBHOOK-4.1: an address inside is refused when it is saved, and no redirect is followed', async () => {
  for (const url of [
    'http://example.com/hook',
    'https://10.0.0.1/hook',
    'https://[::1]/hook',
    'https://localhost/hook',
  ])
    await expect(listen({ url })).rejects.toMatchObject({ code: 400, data: { field: 'url' } })
  const webhook = await listen()
  await expect(
    owner.service('webhooks').patch(webhook._id, { url: 'https://192.168.1.1/' }),
  ).rejects.toMatchObject({ data: { field: 'url' } })
  receiver.respond = () => 302
  const attempt = (await owner
    .service('webhooks/test')
    .create({ webhook: webhook._id })) as WebhookAttempt
  expect(attempt).toMatchObject({ status: 302 })
  expect(receiver.calls).toHaveLength(1)
})

it('WEBHOOK-4.2: an address that was saved while its host was named is refused when it is called', async () => {
  await listen({ events: ['order.placed'] })
  await diner.create()
  const { runtime } = server
  const strict = {
    ...server,
    runtime: { ...runtime, config: { ...runtime.config, webhookHosts: [] } },
  }
  await sendDueWebhooks.run(strict)
  expect(receiver.calls).toEqual([])
  expect(firsts(await log()).attempts).toMatchObject([{ problem: 'address refused' }])
})

it('WEBHOOK-2.3: while a secret is replaced both sign; neither is ever read, and a new payment key opens them', async () => {
  const webhook = await listen({ events: ['order.placed'] })
  const next = newSecret()
  const changed = (await owner.service('webhooks').patch(webhook._id, { secret: next })) as Webhook
  expect(changed.secret).toMatchObject({ ends: next.slice(-4), previousUntil: expect.any(String) })
  const { database, config } = server.runtime
  addPaymentKey(config)
  expect(await rotateWebhookSecrets(database, config)).toEqual([])
  await diner.create()
  await sweep()
  const call = firsts(receiver.calls)
  expect([secret, next].map((one) => receiver.isSigned(call, one))).toEqual([true, true])
  const actions = await owner.service('staffActions').find({ query: { path: 'webhooks' } })
  expect(JSON.stringify([changed, actions])).not.toContain(next)
  later = 25 * hour
  await diner.create()
  await sweep()
  const last = receiver.calls.at(-1)
  expect(last && [secret, next].map((one) => receiver.isSigned(last, one))).toEqual([false, true])
})

it('WEBHOOK-5.2: a test says what the receiver responds, and is limited', async () => {
  const { _id } = await listen()
  const test = () => owner.service('webhooks/test').create({ webhook: _id })
  expect(await test()).toMatchObject({ status: 204, ms: expect.any(Number) })
  expect(firsts(receiver.calls).body).toMatchObject({ type: 'test' })
  expect(receiver.isSigned(firsts(receiver.calls), secret)).toBe(true)
  receiver.calls.length = 0
  for (const idempotencyKey of ['test-0123456789abcdef', 'test-0123456789abcdef', undefined])
    await owner.service('webhooks/test').create({ webhook: _id, idempotencyKey })
  const [first, retry, next] = receiver.calls.map(({ headers }) => headers['webhook-id'])
  expect(first).toMatch(/^[0-9a-f]{24}$/)
  expect([retry === first, next === first]).toEqual([true, false])
  for (let times = 0; times < 10; times += 1) await test().catch(() => undefined)
  await expect(test()).rejects.toMatchObject({ code: 429 })
})

it('WEBHOOK-3.6: a receiver that never responds delays nobody', async () => {
  const silent = await startWebhookReceiver()
  silent.respond = () => 'never'
  const only: { events: WebhookEvent[] } = { events: ['order.placed'] }
  await listen({ ...only, url: silent.url })
  await listen(only)
  await diner.create()
  const waits = sendDueWebhooks.run(server)
  await expect.poll(() => receiver.calls.length).toBe(1)
  silent.close()
  await waits
})
