import type { RefundPreview, SessionLine } from '@comanda/contract'
import { expect, test } from 'vitest'
import { partOfWeight, refundOfGrams, weighedPiece } from './part-of-weight.ts'

const line = (id: string, weight?: number): SessionLine =>
  ({ id, ...(weight === undefined ? {} : { weight }) }) as SessionLine
const session = { products: [line('beef', 350), line('tea')] }
const of = (...lines: readonly { line: string; quantity: number }[]) => ({
  payment: 'p',
  lines: [...lines],
})

test('CAT-7.5: a part of the weight can go back of one weighed piece alone', () => {
  expect(weighedPiece(of({ line: 'beef', quantity: 1 }), session)?.weight).toBe(350)
  expect(weighedPiece(of({ line: 'beef', quantity: 2 }), session)).toBeUndefined()
  expect(weighedPiece(of({ line: 'tea', quantity: 1 }), session)).toBeUndefined()
  const both = of({ line: 'beef', quantity: 1 }, { line: 'tea', quantity: 1 })
  expect(weighedPiece(both, session)).toBeUndefined()
  expect(weighedPiece({ payment: 'p', amount: 5 }, session)).toBeUndefined()
})

test('CAT-7.5: fewer grams than the piece has, in whole grams', () => {
  expect(partOfWeight('１00', 350)).toBe(100)
  for (const typed of ['', '0', '350', '351', '1.5', 'x'])
    expect(partOfWeight(typed, 350)).toBeUndefined()
})

test('CAT-7.5: they cost that part of what goes back of the bill for the piece, in amounts that are paid', () => {
  const preview = {
    parts: [
      { payment: 'p', by: 'hand', amount: 40, tips: 0, surcharge: 1.2 },
      { payment: 'q', by: 'hand', amount: 9.28, tips: 0, surcharge: 0 },
    ],
    total: 0,
    coupons: 0,
  } satisfies RefundPreview
  const part = { ...of({ line: 'beef', quantity: 1 }), tips: 2 }
  expect(refundOfGrams(part, preview, 100, 350, 1)).toEqual({
    payment: 'p',
    tips: 2,
    amount: 14.08,
  })
  expect(refundOfGrams(part, preview, 100, 350, 100)).toEqual({ payment: 'p', tips: 2, amount: 14 })
})
