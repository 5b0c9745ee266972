import { describe, expect, it } from 'vitest'
import { checkFloors } from './check-floors.mjs'

const file = (path, ...imports) => ({ path: `apps/shop/src/${path}`, imports })
const check = (floors, ...files) => checkFloors(files, { 'apps/shop/src': floors })

const floors = [['money', 'time'], ['orders']]
const money = file('money/cents.ts')
const time = file('time/day.ts')
const orders = file('orders/order.ts', '../money/cents.ts')

describe('floors of a workspace', () => {
  it('a room imports rooms below it, or before it on its own floor', () => {
    expect(check(floors, money, file('time/day.ts', '../money/cents.ts'), orders)).toEqual([])
  })

  it('a room does not import a room above it', () => {
    expect(
      check(floors, file('money/cents.ts', '../orders/order.ts'), time, file('orders/order.ts')),
    ).toEqual(['apps/shop/src/money/cents.ts: money may not import orders: it stands above'])
  })

  it('a room does not import a room after it on its own floor', () => {
    expect(check(floors, file('money/cents.ts', '../time/day.ts'), time, orders)).toHaveLength(1)
  })

  it('tests and their fixtures may import anything', () => {
    const test = file('money/cents.test.ts', '../orders/order.ts')
    const builder = file('money/testing/cent.ts', '../../orders/order.ts')
    expect(check(floors, money, test, builder, time, orders)).toEqual([])
  })

  it('a folder on no floor and a floor without a folder are problems', () => {
    expect(check(floors, money, time, orders, file('drawer/thing.ts'))).toEqual([
      'apps/shop/src/drawer: stands on no floor of tooling/lint/floors',
    ])
    expect(check(floors, money, time)).toEqual([
      'apps/shop/src: room "orders" of its floors is empty',
    ])
  })

  it('a file directly in src is above all rooms, unless a floor lists it', () => {
    const app = file('app.ts', './orders/order.ts')
    const reaches = file('orders/order.ts', '../app.ts')
    expect(check(floors, money, time, orders, app)).toEqual([])
    expect(check(floors, money, time, reaches, file('app.ts'))).toHaveLength(1)
    expect(check([['app.ts'], ...floors], money, time, reaches, file('app.ts'))).toEqual([])
  })

  it('a nested room is the longest path that is named', () => {
    const nested = [['services/orders/lines'], ['services/orders']]
    const line = file('services/orders/lines/line.ts', '../order.ts')
    const order = file('services/orders/order.ts', './lines/line.ts')
    expect(check(nested, file('services/orders/lines/line.ts'), order)).toEqual([])
    expect(check(nested, line, file('services/orders/order.ts'))).toHaveLength(1)
  })

  it('rooms of an unsettled floor must respect only the floors above them', () => {
    const unsettled = [{ unsettled: true, rooms: ['money', 'time'] }, ['orders']]
    const knot = [
      file('money/cents.ts', '../time/day.ts'),
      file('time/day.ts', '../money/cents.ts'),
    ]
    expect(check(unsettled, ...knot, orders)).toEqual([])
    expect(check(unsettled, ...knot, orders, file('time/hour.ts', '../orders/order.ts'))).toEqual([
      'apps/shop/src/time/hour.ts: time may not import orders: it stands above',
    ])
  })

  it('sibling folders inside a room form no circle', () => {
    expect(
      check(
        [['orders']],
        file('orders/lines/line.ts', '../queries/load.ts'),
        file('orders/queries/load.ts', '../lines/line.ts'),
      ),
    ).toEqual(['apps/shop/src/orders/{lines,queries} import each other'])
  })
})
