import type { Reservation } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const dinner = '2'.repeat(24)

let mail: MailServer
let server: TestServer
let shop: OrderingShop
beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestServer({
    now: () => Date.parse('2026-03-02T04:00:00Z'),
    config: {
      mail: { url: mail.url, from: 'hello@comanda.test' },
      publicUrl: 'https://menu.comanda.test',
    },
  })
  shop = await makeOrderingShop(server)
  await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    sessions: [{ _id: dinner, name: [], from: '18:00', to: '22:00' }],
  })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const book = async (own: object): Promise<Reservation> =>
  (await server.client()).service('reservations/create').create({
    shop: shop.shop,
    adults: 2,
    children: 1,
    babyStools: 0,
    date: '2026-03-04',
    diningSession: dinner,
    time: '19:00',
    name: 'Mei <b>',
    phone: '91234567',
    termsAccepted: true,
    idempotencyKey: idempotencyKey(),
    ...own,
  }) as Promise<Reservation>

const textOf = (raw: string): string =>
  raw
    .split(/\r?\n\r?\n/)
    .map((part) =>
      /^[A-Za-z0-9+/=\r\n]+$/.test(part) ? Buffer.from(part, 'base64').toString() : part,
    )
    .join('\n')
    .replaceAll(/=\r?\n/g, '')

describe('mails to the guest', () => {
  it('RES-3.6: have no link or address that a stranger entered as a name', async () => {
    await book({
      email: 'ann@comanda.test',
      locale: 'en',
      name: 'Ann, see https://evil.example or a@b.co',
    })
    const { raw } = await mail.mailTo('ann@comanda.test')
    expect(textOf(raw)).toContain(
      'Hello Ann, see https evil example or a b co, your table is booked.',
    )
    expect(textOf(raw)).not.toContain('evil.example')
  })

  it('when it is booked, with its link, in the guest’s language', async () => {
    const { _id, number } = await book({ email: 'mei@comanda.test', locale: 'zh-hk' })
    const { subject, raw } = await mail.mailTo('mei@comanda.test')
    expect(subject).toContain('已預約 Shop')
    expect(subject).toContain('19:00')
    const text = textOf(raw)
    expect(text).toContain(number)
    expect(text).toContain(`https://menu.comanda.test/reservation/${_id}`)
    expect(text).not.toContain('Mei <b></p>')
  })

  it('when staff confirm or cancel it, and when the guest cancels it', async () => {
    const staff = (await server.client(shop.staff)).service('reservations')
    const first = await book({ email: 'chan@comanda.test', locale: 'en' })
    await staff.patch(first._id, { status: 'confirmed' })
    expect((await mail.mailTo('chan@comanda.test', 2)).subject).toMatch(/^Confirmed: /)
    await staff.patch(first._id, { status: 'cancelled' })
    expect((await mail.mailTo('chan@comanda.test', 3)).subject).toMatch(/^Cancelled: /)
    const second = await book({ email: 'lee@comanda.test' })
    const guest = await server.client()
    await guest.service('reservations/cancel').create({ reservation: second._id })
    expect((await mail.mailTo('lee@comanda.test', 2)).subject).toMatch(/^Cancelled: /)
  })

  it('no more than ten in 15 minutes, whatever is booked for that address', async () => {
    const staff = await server.client(shop.staff)
    for (let table = 0; table < 12; table += 1)
      await staff.service('reservations/create').create({
        shop: shop.shop,
        adults: 1,
        children: 0,
        babyStools: 0,
        date: '2026-03-05',
        diningSession: dinner,
        time: '20:00',
        name: 'Joker',
        phone: '91234567',
        email: 'victim@comanda.test',
        termsAccepted: true,
        idempotencyKey: idempotencyKey(),
      })
    await mail.mailTo('victim@comanda.test', 10)
    await book({ email: 'last@comanda.test' })
    await mail.mailTo('last@comanda.test')
    expect(mail.mails.filter(({ to }) => to === 'victim@comanda.test')).toHaveLength(10)
  })
})
