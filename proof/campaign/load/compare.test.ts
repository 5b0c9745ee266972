import { describe, expect, it } from 'vitest'
import { compareOrders } from './compare.ts'

const row = (_id: string, number: number, business_day = '2026-11-22') => ({
  _id,
  number,
  business_day,
})
const promised = ['a', 'b', 'c'].map((id, at) => ({ id, number: String(at + 1) }))

const numbered = (third: number) => [row('a', 1), row('b', 2), row('c', third)]

describe('comparing acknowledged orders with stored ones', () => {
  it('finds nothing if they are the same, in any order, on two business days', () => {
    const rows = [row('c', 1, '2026-11-23'), row('b', 2), row('a', 1)]
    expect(compareOrders(promised, rows)).toEqual({ lost: 0, twice: 0, gaps: 0 })
  })

  it('counts an order that is not stored as lost', () => {
    expect(compareOrders(promised, [row('a', 1), row('c', 2)])).toMatchObject({ lost: 1 })
  })

  it('counts an order that nobody was promised, and one that two were promised, as there twice', () => {
    const rows = [row('a', 1), row('b', 2), row('c', 3), row('d', 4)]
    expect(compareOrders(promised, rows)).toMatchObject({ lost: 0, twice: 1 })
    const same = [...promised, { id: 'a', number: '1' }]
    expect(compareOrders(same, rows.slice(0, 3))).toMatchObject({ twice: 1 })
  })

  it('counts order numbers that are missing or repeated', () => {
    expect(compareOrders(promised, numbered(4))).toMatchObject({ gaps: 1 })
    expect(compareOrders(promised, numbered(2))).toMatchObject({ gaps: 1 })
  })
})
