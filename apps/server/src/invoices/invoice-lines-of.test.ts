import { expect, it } from 'vitest'
import type { LineRow } from '../tables/session-lines.ts'
import { ecpayItems } from './ecpay/issue-data.ts'
import { invoiceLinesOf } from './invoice-lines-of.ts'

const row = (id: string, own: Partial<LineRow>): LineRow =>
  ({
    id,
    quantity: 1,
    status: 'pending',
    productPart: 0,
    enjoying: 0,
    other: 0,
    picked: {},
    names: { name: [{ lang: 'cht', value: id }], options: [] },
    ...own,
  }) as LineRow

const lines = [
  row('牛肉', { quantity: 2, productPart: 45, picked: { weight: 351 } }),
  row('茶', { productPart: 30 }),
]

it('INV-2.8: the kilograms of a line are those of its pieces, also of some of them', () => {
  const beef = { name: '牛肉', unit: '公斤' }
  expect(invoiceLinesOf(120, lines, 'all')).toEqual([
    { ...beef, quantity: 0.702, price: 128.21, amount: 90 },
    { name: '茶', quantity: 1, price: 30, amount: 30 },
  ])
  expect(invoiceLinesOf(45, lines, [{ line: '牛肉', quantity: 1 }])).toEqual([
    { ...beef, quantity: 0.351, price: 128.21, amount: 45 },
  ])
})

it('INV-2.8: ECPay has one piece, with its weight in the name', () => {
  expect(ecpayItems(invoiceLinesOf(120, lines, 'all'))).toMatchObject([
    { ItemName: '牛肉 0.702 公斤', ItemCount: 1, ItemWord: '份', ItemPrice: 90, ItemAmount: 90 },
    { ItemName: '茶', ItemCount: 1, ItemPrice: 30, ItemAmount: 30 },
  ])
})
