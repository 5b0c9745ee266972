import type { DiscountOutcome } from '@comanda/engine/pricing'
import { expect, it } from 'vitest'
import { takenOff } from './taken-off.ts'

const outcome = (rule: string, amount: number, own: object = {}): DiscountOutcome => ({
  rule,
  source: 'member',
  amount,
  lines: [],
  ...own,
})

it('a rule of several rounds or coupons takes off what all of them do (BOOK-3.4)', () => {
  const discounts = [
    outcome('family', -194),
    outcome('family', -7),
    outcome('waiver', 0, { waived: 12.5 }),
    outcome('missed', 0, { error: 'errors.ruleMinTotal' }),
  ]
  expect([...takenOff({ discounts })]).toEqual([
    ['family', -201_00],
    ['waiver', -12_50],
  ])
})
