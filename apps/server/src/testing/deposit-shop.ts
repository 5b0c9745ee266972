import { randomBytes } from 'node:crypto'
import type {
  Reservation,
  ReservationSetting,
  SeatReservationResult,
  TableSession,
} from '@comanda/contract'
import { localMoment } from '@comanda/engine/time'
import { sweepDeposits } from '../services/payments/sweeper/sweep-deposits.ts'
import { idempotencyKey, makeOrderingShop, type OrderingShop } from './ordering-shop.ts'
import type { TestClient, TestServer } from './test-server.ts'

const dinner = '2'.repeat(24)
const name = (value: string) => [{ lang: 'en' as const, value }]

/** A shop that asks parties of four or more for 50.00 a head, and what its guests and staff do. */
export interface DepositShop extends OrderingShop {
  readonly cash: string
  readonly staffClient: TestClient
  /** Books as a guest, or as `client`, for tomorrow at seven. */
  readonly book: (own?: object, client?: TestClient) => Promise<Reservation>
  readonly read: (reservation: string) => Promise<Reservation>
  readonly session: (id: string) => Promise<TableSession>
  /** Pays in cash at the counter. */
  readonly pay: (session: string, own?: object) => Promise<TableSession>
  readonly patch: (reservation: string, status: string) => Promise<Reservation>
  /** Seats guests at a new table, and returns their session. */
  readonly seat: (reservation: string) => Promise<string>
  readonly sweep: () => Promise<number>
}

/** Creates the shop through the services. `own` adds to its reservation settings. */
export const makeDepositShop = async (
  server: TestServer,
  own: Partial<ReservationSetting> = {},
): Promise<DepositShop> => {
  const { app, runtime } = server
  const shop = await makeOrderingShop(server, { maxUnpaidPerDevice: 10_000, maxPending: 10_000 })
  const cash = randomBytes(12).toString('hex')
  await app.service('paymentMethods').create({ _id: cash, name: name('Cash'), type: 'counter' })
  await app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    sessions: [{ _id: dinner, name: [], from: '00:00', to: '24:00' }],
    deposits: [{ minGuests: 4, amount: 50, per: 'head' }],
    depositMinutes: 15,
    ...own,
  })
  const guest = await server.client()
  const staffClient = await server.client(shop.staff)
  return {
    ...shop,
    cash,
    staffClient,
    book: (booking = {}, client = guest) =>
      client.service('reservations/create').create({
        shop: shop.shop,
        adults: 4,
        children: 0,
        babyStools: 0,
        date: localMoment(runtime.now() + 86_400_000, 'Asia/Hong_Kong').date,
        diningSession: dinner,
        time: '19:00',
        name: 'Chan Mei',
        phone: '91234567',
        deposit: 200,
        termsAccepted: true,
        idempotencyKey: idempotencyKey(),
        ...booking,
      }) as Promise<Reservation>,
    read: (reservation) => guest.service('reservations').get(reservation) as Promise<Reservation>,
    session: (id) => guest.service('tableSessions').get(id) as Promise<TableSession>,
    pay: (session, paid = {}) =>
      staffClient.service('tableSessions/pay').create({
        session,
        paymentMethod: cash,
        idempotencyKey: idempotencyKey(),
        ...paid,
      }) as Promise<TableSession>,
    patch: (reservation, status) =>
      staffClient.service('reservations').patch(reservation, { status }) as Promise<Reservation>,
    seat: async (reservation) => {
      const table = (await app.service('tableViewItems').create({
        shop: shop.shop,
        name: 'T',
      })) as { readonly _id: string }
      const { session } = (await staffClient
        .service('reservations/seat')
        .create({ reservation, table: table._id })) as SeatReservationResult
      return session
    },
    sweep: () => sweepDeposits({ app, runtime }),
  }
}
