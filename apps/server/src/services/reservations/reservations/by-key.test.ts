import type { IssuedApiKey, Reservation, ReservationHistoryResult } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { type DepositShop, makeDepositShop } from '../../../testing/deposit-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: DepositShop
let secret = ''
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeDepositShop(server)
  const owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
  const data = { shop: shop.shop, name: 'Booking site', rights: ['reservations'] }
  secret = ((await owner.service('apiKeys/make').create(data)) as IssuedApiKey).secret
})
afterAll(() => server.stop())

it('KEY-2.6: a key books as a guest, with the deposit, as often as it likes, and its name is in the history', async () => {
  const client = await server.client()
  await client.authenticate({ strategy: 'jwt', accessToken: secret })
  await expect(shop.book({ deposit: null }, client)).rejects.toMatchObject({
    data: { code: 'depositRequired', deposit: 200 },
  })
  const booked: Reservation = await shop.book({}, client)
  expect(booked).toMatchObject({ source: 'guest', deposit: { amount: 200, status: 'toPay' } })
  for (let more = 0; more < 21; more += 1)
    await shop.book(
      { adults: 1, deposit: null, time: `${String(more).padStart(2, '0')}:00` },
      client,
    )
  const { changes } = (await shop.staffClient
    .service('reservations/history')
    .create({ reservation: booked._id })) as ReservationHistoryResult
  expect(changes).toMatchObject([{ kind: 'booked', by: 'staff', name: 'Booking site' }])
})
