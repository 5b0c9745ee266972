import { ProviderName, services } from '@comanda/contract'
import { dataProblem } from '@comanda/contract/validation'
import { describe, expect, it } from 'vitest'
import { demo } from './demo.ts'

const paths = Object.keys(demo) as (keyof typeof demo)[]

describe('the demo as its services take it', () => {
  it.each(paths)('every record of %s passes the schema that creates it', (path) => {
    const { data } = services[path]
    if (!data) throw new Error(`${path} takes no data`)
    for (const record of demo[path]) expect(dataProblem(data, record)).toBeUndefined()
  })

  it('no id is used twice', () => {
    const ids = paths.flatMap((path) => demo[path].map((record) => record._id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

const ofEach = (records: readonly { shop?: string }[]): readonly number[] =>
  demo.shops.map(({ _id }) => records.filter(({ shop }) => shop === _id).length)

const withSource = (source: string) =>
  demo.orderDiscounts.filter((rule) => rule.source === source).length

describe('what the group has', () => {
  it('three shops with ten categories, four sections and about ninety dishes each', () => {
    expect(ofEach(demo.categories)).toEqual([10, 10, 10])
    expect(ofEach(demo.sections)).toEqual([4, 4, 4])
    for (const count of ofEach(demo.products)) expect(count).toBeGreaterThanOrEqual(80)
    for (const count of ofEach(demo.tableViewItems)) {
      expect(count).toBeGreaterThanOrEqual(8)
      expect(count).toBeLessThanOrEqual(20)
    }
  })

  it('at least six coupons, four gifts, four automatic rules, two ranks and two levels', () => {
    expect(withSource('coupon')).toBeGreaterThanOrEqual(6)
    expect(withSource('automatic')).toBeGreaterThanOrEqual(4)
    expect(demo.gifts.length).toBeGreaterThanOrEqual(4)
    expect(demo.shopRanks.length).toBeGreaterThanOrEqual(2)
    expect(demo.vipLevels.length).toBeGreaterThanOrEqual(2)
  })

  it('six sets or more of which one merges by itself', () => {
    const sets = new Set(
      demo.productOptions
        .filter(({ choices }) => choices.some(({ type }) => type === 'product'))
        .map(({ _id }) => _id),
    )
    const products = demo.products.filter(({ options }) => options?.some((id) => sets.has(id)))
    expect(products.length).toBeGreaterThanOrEqual(18)
    expect(products.filter(({ autoMerge }) => autoMerge)).toHaveLength(3)
  })

  it('six news or more to read, ways to pay, and reservations at every shop', () => {
    expect(demo.news.length).toBeGreaterThanOrEqual(6)
    const types = demo.paymentMethods.map(({ type }) => type)
    expect(types.slice(0, 2)).toEqual(['counter', 'balance'])
    for (const { _id } of demo.shops)
      for (const type of ['card', 'wallet'])
        expect(
          demo.paymentMethods.some((one) => one.type === type && one.shops?.includes(_id)),
        ).toBe(true)
    expect(new Set(demo.paymentAccounts.map(({ provider }) => provider)).size).toBe(
      ProviderName.anyOf.length,
    )
    for (const { account } of demo.paymentMethods)
      expect([undefined, ...demo.paymentAccounts.map(({ _id }) => _id)]).toContain(account)
    expect(demo.reservationSettings.map(({ shop }) => shop)).toEqual(
      demo.shops.map(({ _id }) => _id),
    )
  })

  it('a topping sold out, one nearly', () => {
    const values = demo.productOptions.flatMap(({ stock }) => stock?.values ?? [])
    expect(values.some(({ quantity }) => quantity === 0)).toBe(true)
    expect(values.some(({ quantity }) => quantity != null && quantity > 0 && quantity < 10)).toBe(
      true,
    )
  })

  it('a dish sold out, one nearly, one with an online threshold', () => {
    const stocks = demo.products.flatMap(({ stock }) => (stock ? [stock] : []))
    expect(stocks.some(({ quantity }) => quantity === 0)).toBe(true)
    expect(stocks.some(({ quantity }) => quantity != null && quantity > 0 && quantity < 10)).toBe(
      true,
    )
    expect(stocks.some(({ onlineThreshold }) => onlineThreshold)).toBe(true)
  })
})
