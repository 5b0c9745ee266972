import { expect, test } from 'vitest'
import { findLatestNews, findNews } from './news/news.ts'
import { loadWaysToPay } from './payment/ways-to-pay.ts'
import { loadSettings } from './settings/settings.ts'
import { searchShops } from './shops/search-shops.ts'
import { scriptedConnection } from './testing/scripted-connection.ts'
import { findTopUpOffers } from './top-up/top-up-offers.ts'

test('a news item is found by its slug, or undefined', async () => {
  const { connection } = scriptedConnection({
    'news find': ({ name }: { name?: string }) => ({ data: name === 'gone' ? [] : [{ name }] }),
  })
  expect(await findNews(connection, 'summer')).toEqual({ name: 'summer' })
  expect(await findNews(connection, 'gone')).toBeUndefined()
  expect(await findLatestNews(connection, 3)).toHaveLength(1)
})

test('an installation may have no settings', async () => {
  const none = scriptedConnection({ 'systemSettings find': () => [], 'appSettings find': () => [] })
  expect(await loadSettings(none.connection)).toEqual({})
  const both = scriptedConnection({
    'systemSettings find': () => [{ member: true }],
    'appSettings find': () => [{ theme: 'tea' }],
  })
  expect(await loadSettings(both.connection)).toEqual({
    system: { member: true },
    app: { theme: 'tea' },
  })
})

test('a visitor’s balance is not requested', async () => {
  const { connection, count } = scriptedConnection({
    'paymentMethods find': () => [{ _id: 'cash' }],
    'users/balance/available find': () => [{ _id: 'HKD' }],
  })
  expect(await loadWaysToPay(connection)).toEqual({ methods: [{ _id: 'cash' }], balances: [] })
  expect(count('users/balance/available find')).toBe(0)
  expect((await loadWaysToPay(connection, 'u')).balances).toEqual([{ _id: 'HKD' }])
})

test('top-ups are the products that credit the balance, the cheapest first', async () => {
  const { connection } = scriptedConnection({
    'products find': () => [
      { _id: 'big', price: 500, topUp: 550 },
      { _id: 'none', price: 1 },
      { _id: 'small', price: 100, topUp: 100 },
    ],
  })
  expect(await findTopUpOffers(connection, 'shop')).toEqual([
    { _id: 'small', pay: 100, get: 100 },
    { _id: 'big', pay: 500, get: 550 },
  ])
})

test('CALL-2.12: shops are searched page by page, the nearest first from a position', async () => {
  const found = { total: 1, shops: [{ _id: 'shop' }] }
  const { connection, calls } = scriptedConnection({ 'shops/search create': () => found })
  const search = { text: 'tea', lat: 22, long: 114, openForOnline: true, skip: 20 }
  expect(await searchShops(connection, search)).toEqual(found)
  expect(calls.map(({ args }) => args[0])).toEqual([{ ...search, limit: 20 }])
})
