import { addedAmountIn } from '../../../staff/bills/amount-in.ts'
import type { Product } from '@comanda/contract'

type PriceModifier = NonNullable<Product['priceModifiers']>[number]

/** Another price of a dish as it is entered (PRICE-3.2). */
export interface PriceRule {
  /** Of its row on the screen. */
  readonly key: number
  /** `orderType:…`, `section:…` or `timeCondition:…`; empty if it depends on what the form does not offer. */
  readonly when: string
  readonly by: 'amount' | 'percent'
  readonly value: string
  readonly modifier: PriceModifier
}

const whenOf = ({ type, orderType, section, timeCondition }: PriceModifier): string => {
  if (type === 'orderType' && orderType !== undefined) return `orderType:${orderType}`
  if (type === 'section' && section !== undefined) return `section:${section}`
  return type === 'timeCondition' && timeCondition !== undefined
    ? `timeCondition:${timeCondition}`
    : ''
}

/** Returns the prices of a dish as they are entered. */
export const priceRules = (modifiers: Product['priceModifiers'] = []): readonly PriceRule[] =>
  modifiers.map((modifier, key) => ({
    key,
    when: whenOf(modifier),
    by: modifier.percent === undefined ? 'amount' : 'percent',
    value: String(modifier.percent ?? modifier.price ?? ''),
    modifier,
  }))

/** Returns the prices with one more, for orders to take away. */
export const onePriceMore = (
  rules: readonly PriceRule[],
  when = 'orderType:takeAway',
): readonly PriceRule[] => [
  ...rules,
  {
    key: 1 + Math.max(-1, ...rules.map(({ key }) => key)),
    when,
    by: 'amount',
    value: '',
    modifier: { type: 'orderType' },
  },
]

/** Returns the number that a price adds, or undefined if it is not one. */
export const addedBy = ({ by, value }: Pick<PriceRule, 'by' | 'value'>): number | undefined => {
  if (by === 'amount') return addedAmountIn(value)
  const plain = value.trim().replace(',', '.')
  const percent = /^-?\d{1,4}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined
  return percent !== undefined && percent >= -100 ? percent : undefined
}

const modifierOf = (rule: PriceRule): PriceModifier => {
  const { when, by, modifier } = rule
  const value = addedBy(rule) ?? 0
  const amount = by === 'amount' ? { price: value } : { percent: value }
  const [type, of] = when.split(':')
  if (type === 'orderType' || type === 'section' || type === 'timeCondition')
    return { type, [type]: of, ...amount }
  const { price: _price, percent: _percent, ...rest } = modifier
  return { ...rest, ...amount }
}

/** Returns the prices that were entered; undefined if there are none. */
export const modifiersOf = (rules: readonly PriceRule[]): Product['priceModifiers'] =>
  rules.length === 0 ? undefined : rules.map(modifierOf)
