import type { Reservation, ReservationHistoryResult, ReservationSetting } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reservations } from '../../../tables/reservations.ts'
import { smsMessages } from '../../../tables/sms-messages.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { mails } from '../../../tables/mails.ts'
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { remindGuests } from './remind-guests.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const dinner = '2'.repeat(24)
/** 19:00 of 4 March in Hong Kong. */
const begins = Date.parse('2099-03-04T11:00:00Z')

let now = 0
let mail: MailServer
let server: TestServer
let shop: OrderingShop
let setting: ReservationSetting
let guests = 0

const settings = () => server.app.service('reservationSettings')

beforeAll(async () => {
  mail = await startMailServer()
  const options = {
    now: () => now,
    config: {
      mail: { url: mail.url, from: 'hello@comanda.test' },
      publicUrl: 'https://menu.comanda.test',
    },
  }
  now = begins - 72 * HOUR
  server = await startTestServer(options)
  shop = await makeOrderingShop(server)
  await server.app.service('shops').patch(shop.shop, { phone: '2522 0000' })
  setting = (await settings().create({
    shop: shop.shop,
    enabled: true,
    cancelHours: 12,
    sessions: [{ _id: dinner, name: [], from: '18:00', to: '22:00' }],
  })) as ReservationSetting
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const draft = (email: string, own: object = {}) => ({
  adults: 2,
  children: 0,
  babyStools: 0,
  date: '2099-03-04',
  diningSession: dinner,
  time: '19:00',
  name: 'Mei',
  phone: '91234567',
  email,
  locale: 'en',
  ...own,
})
/** Books at `ago` ms before it begins, for a guest with an address of their own. */
const book = async (ago: number, own: object = {}) => {
  now = begins - ago
  const email = `guest${(guests += 1)}@comanda.test`
  const data = { ...draft(email, own), shop: shop.shop, termsAccepted: true }
  const made = (await server.app.service('reservations/create').create(data)) as Reservation
  return { ...made, email }
}
const run = () => remindGuests.run({ app: server.app, runtime: server.runtime })
const sweep = async (ago: number): Promise<void> => {
  now = begins - ago
  await Promise.all([run(), run()])
}
/** Returns the subjects of all mails to an address, once all that are queued are sent. */
const subjectsTo = async (email: string): Promise<string[]> => {
  await expect.poll(() => server.runtime.database.$count(mails)).toBe(0)
  return mail.mails
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject.split(':')[0] ?? '')
}
const booked = 'Your table at Shop'

it('RES-8.1: a guest is reminded once, the hours before, by two servers that look at the same time', async () => {
  const { email, _id } = await book(48 * HOUR)
  await sweep(24 * HOUR + MINUTE)
  expect(await subjectsTo(email)).toEqual([booked])
  await sweep(24 * HOUR)
  await sweep(24 * HOUR - 5 * MINUTE)
  expect(await subjectsTo(email)).toEqual([booked, 'Reminder'])
  const { raw } = await mail.mailTo(email, 2)
  const text = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  for (const part of [
    `${_id}?ask=confirm`,
    `${_id}?ask=cancel`,
    `${_id}/calendar.ics`,
    '2522 0000',
  ])
    expect(text).toContain(part)
})

it('RES-8.1: who books later than that is not reminded', async () => {
  const { email } = await book(23 * HOUR)
  await sweep(22 * HOUR)
  await sweep(HOUR)
  expect(await subjectsTo(email)).toEqual([booked])
})

it('RES-8.2: nobody is reminded of what was cancelled; what stands again is', async () => {
  const gone = await book(48 * HOUR)
  const back = await book(48 * HOUR)
  const staff = await server.client(shop.staff)
  for (const { _id } of [gone, back])
    await staff.service('reservations').patch(_id, { status: 'cancelled' })
  await staff.service('reservations').patch(back._id, { status: 'booked' })
  await sweep(24 * HOUR)
  expect(await subjectsTo(gone.email)).toEqual([booked, 'Cancelled'])
  expect(await subjectsTo(back.email)).toEqual([booked, 'Cancelled', 'Changed', 'Reminder'])
})

it('RES-8.2: a changed reservation is reminded of again, by its new time', async () => {
  const { _id, email } = await book(48 * HOUR)
  await sweep(24 * HOUR)
  const guest = await server.client()
  const moved = { ...draft(email, { time: '21:00' }), reservation: _id, date: '2099-03-06' }
  await guest.service('reservations/edit').create(moved)
  await sweep(HOUR)
  expect(await subjectsTo(email)).toEqual([booked, 'Reminder', 'Changed'])
  await sweep(-(48 + 2 - 24) * HOUR)
  expect(await subjectsTo(email)).toEqual([booked, 'Reminder', 'Changed', 'Reminder'])
})

it('RES-8.2: a server that was away reminds late, but not of what has begun', async () => {
  const late = await book(48 * HOUR)
  await sweep(2 * HOUR)
  expect(await subjectsTo(late.email)).toEqual([booked, 'Reminder'])
  // It is too late to cancel: the link is not there, the phone is.
  const { raw } = await mail.mailTo(late.email, 2)
  expect(raw).not.toContain('cancel until')
  expect(raw).toContain('2522 0000')
  const over = await book(48 * HOUR)
  await sweep(-MINUTE)
  expect(await subjectsTo(over.email)).toEqual([booked])
})

it('RES-8.1: the hours of the shop count, there is no reminder with 0, and shorter ones hold at once', async () => {
  const { email } = await book(48 * HOUR)
  await settings().patch(setting._id, { reminderHours: 3 })
  await sweep(24 * HOUR)
  expect(await subjectsTo(email)).toEqual([booked])
  await sweep(3 * HOUR)
  expect(await subjectsTo(email)).toEqual([booked, 'Reminder'])
  await settings().patch(setting._id, { reminderHours: 0 })
  const off = await book(48 * HOUR)
  await sweep(24 * HOUR)
  expect(await subjectsTo(off.email)).toEqual([booked])
  const on = await book(48 * HOUR)
  await settings().patch(setting._id, { reminderHours: null })
  await sweep(24 * HOUR)
  expect(await subjectsTo(on.email)).toEqual([booked, 'Reminder'])
})

it('RES-8.4: a guest confirms by the link, once, until it begins; the history says who', async () => {
  const { _id, version } = await book(48 * HOUR)
  const guest = await server.client()
  const confirm = () => guest.service('reservations/confirm').create({ reservation: _id })
  expect(await confirm()).toMatchObject({ status: 'confirmed', version: version + 1 })
  expect(await confirm()).toMatchObject({ status: 'confirmed', version: version + 1 })
  const staff = await server.client(shop.staff)
  const { changes } = (await staff
    .service('reservations/history')
    .create({ reservation: _id })) as ReservationHistoryResult
  expect(changes[0]).toMatchObject({ kind: 'status', status: 'confirmed', by: 'guest' })
  const unknown = guest.service('reservations/confirm').create({ reservation: 'f'.repeat(24) })
  await expect(unknown).rejects.toMatchObject({ code: 404 })
  const over = await book(48 * HOUR)
  now = begins
  await expect(
    guest.service('reservations/confirm').create({ reservation: over._id }),
  ).rejects.toMatchObject({ data: { code: 'reservationExpired' } })
  await guest
    .service('reservations/cancel')
    .create({ reservation: _id })
    .catch(() => undefined)
  const [row] = await server.runtime.database
    .select()
    .from(reservations)
    .where(eq(reservations._id, _id))
  expect(row?.status).toBe('confirmed')
})

it('RES-8.6, DEP-1.5: where the shop sends texts, the phone gets one, with the link, until it begins', async () => {
  const { _id } = await book(48 * HOUR, { phone: '9123 0001' })
  const owner = await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }]))
  await owner.service('smsAccounts').create({
    provider: 'twilio',
    mode: 'sandbox',
    accountSid: 'AC_SB_demo',
    sender: '+85290000000',
    country: 'HK',
    authToken: 'sb-demo-twilio-token',
  })
  await sweep(24 * HOUR)
  const rows = await server.runtime.database
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.recipient, '+85291230001'))
  expect(rows).toMatchObject([{ until: new Date(begins).toISOString(), status: 'waiting' }])
  expect(rows[0]?.text).toMatch(/^Reminder: your table at Shop, .*19:00\n/)
  expect(rows[0]?.text).toContain(`/reservation/${_id}?ask=confirm`)
  const asked = await book(20 * HOUR, { phone: '9123 0003' })
  const staff = await server.client(shop.staff)
  await staff
    .service('reservations/askDeposit')
    .create({ reservation: asked._id, amount: 88.5, idempotencyKey: idempotencyKey() })
  const [pay] = await server.runtime.database
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.recipient, '+85291230003'))
  expect(pay?.text).toMatch(/^Please pay the deposit .*19:00\n/)
  expect(pay?.text.endsWith(`/reservation/${asked._id}`)).toBe(true)
})
