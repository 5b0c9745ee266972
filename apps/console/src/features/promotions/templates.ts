import type { Menu } from '@comanda/contract'
import { schedule } from '../../forms/times/schedule-draft.ts'
import { code } from './code-draft.ts'
import { newPromotion, type PromotionDraft } from './promotion-draft.ts'
import { newTerms, type RuleTerms } from './rule-terms.ts'

/** The promotions that a new one begins as, in the order in which they are offered. */
export type TemplateName =
  | 'happyHour'
  | 'second'
  | 'code'
  | 'bundle'
  | 'members'
  | 'birthday'
  | 'dish'
  | 'delivery'
  | 'best'
  | 'step'

/** A promotion with usual amounts, to be changed. */
export interface Template {
  readonly name: TemplateName
  readonly draft: PromotionDraft
}

/** What templates are made for. */
export interface TemplateShop {
  readonly menu: Menu
  readonly hasMembers: boolean
  /** What the name of a category of drinks may have in it, in the language of the screen. */
  readonly drinkWords: readonly string[]
  /** The name of a category in the language of the screen. */
  readonly nameOf: (category: Menu['categories'][number]) => string
  /** How a group of promotions is called of which the best applies. */
  readonly bestGroup: string
}

/** Returns an amount as menus and posters write it: 10, 15, 20 … 95, 100, 150 …, the nearest. */
export const roundAmount = (amount: number): number => {
  const step = 10 ** Math.floor(Math.log10(amount)) / 2
  return Math.round((Math.round(amount / step) * step + Number.EPSILON) * 100) / 100
}

const median = (prices: readonly number[]): number | undefined =>
  prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)]

/** Returns the promotions that a new one may begin as: those that the shop can use. */
export const templatesOf = ({
  menu,
  hasMembers,
  drinkWords,
  nameOf,
  bestGroup,
}: TemplateShop): readonly Template[] => {
  const dishes = menu.products.filter(
    ({ price, setOrderOrGiftOnly }) => price > 0 && !setOrderOrGiftOnly,
  )
  const usual = median(dishes.map(({ price }) => price))
  const [cheapest] = dishes.toSorted((a, b) => a.price - b.price)
  const drinks = menu.categories.find((category) =>
    drinkWords.some((word) => nameOf(category).toLowerCase().includes(word.toLowerCase())),
  )
  const ofDrinks = drinks && ({ of: 'categories', ids: [drinks._id] } as const)
  const shops = [menu.shop._id]
  const begin = (
    name: TemplateName,
    terms: Partial<RuleTerms>,
    more: Partial<PromotionDraft> = {},
  ): Template => ({
    name,
    draft: {
      ...newPromotion(),
      status: 'active',
      // The open shop alone: an owner of several makes it wider knowingly.
      shops,
      ...more,
      terms: { ...newTerms, ...terms },
    },
  })
  const hours = schedule.blank({ weekdays: [1, 2, 3, 4, 5], from: '17:00', to: '19:00' })
  const times = { ownTime: hours, timeConditions: [hours._id] }
  const withCode = { source: 'coupon' as const, code: code.blank() }
  const isDelivered = menu.surchargeSettings.some(({ orderType }) =>
    orderType?.includes('delivery'),
  )
  const priced =
    usual === undefined || !cheapest
      ? []
      : [
          begin('bundle', {
            kind: 'bundle',
            group: '2',
            value: String(roundAmount(usual * 1.7)),
          }),
          begin('dish', {
            kind: 'dish',
            dish: cheapest._id,
            minTotal: String(roundAmount(usual * 4)),
          }),
          begin('step', {
            kind: 'step',
            value: String(roundAmount(usual * 0.2)),
            step: String(roundAmount(usual * 2)),
          }),
        ]
  const [bundle, dish, step] = priced
  const delivery =
    isDelivered && usual !== undefined
      ? begin(
          'delivery',
          { kind: 'surcharge', minTotal: String(roundAmount(usual * 4)) },
          { orderType: ['delivery'] },
        )
      : undefined
  return [
    begin('happyHour', { value: '20', targets: ofDrinks }, times),
    begin('second', { kind: 'picked', value: '50', group: '2', picked: '1', targets: ofDrinks }),
    begin('code', { value: '10' }, withCode),
    bundle,
    hasMembers ? begin('members', { value: '10' }, { source: 'member' }) : undefined,
    begin('birthday', { value: '20' }, { source: 'manual' }),
    dish,
    delivery,
    begin('best', { value: '10' }, { bestOf: bestGroup }),
    step,
  ].filter((one) => one !== undefined)
}
