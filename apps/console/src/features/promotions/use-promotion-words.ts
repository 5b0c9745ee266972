import { useStore } from '@comanda/client/react'
import type { CouponCode, OrderDiscount } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { draftOf } from './promotion-draft.ts'

const days = (first: string, last: string): readonly string[] =>
  first === '' && last === '' ? [] : [`${first || '…'} – ${last || '…'}`]

/** Returns what promotions and codes say of themselves in a list. */
export const usePromotionWords = () => {
  const { shops: staffShops } = useStaff()
  const { shops } = useStore(staffShops.state)
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const shopsOf = (own: readonly string[] = []): readonly string[] =>
    // All of them are not worth a line.
    shops.every(({ _id }) => own.includes(_id))
      ? []
      : shops.filter(({ _id }) => own.includes(_id)).map(({ name }) => localizedName(name, locale))

  const givenWords = (rule: OrderDiscount): string => {
    const { terms } = draftOf(rule)
    if (!terms) return t('promotions.facts.own')
    const { kind, value, group, picked } = terms
    if (kind === 'percent' && group !== '')
      return t('promotions.facts.picked', { percent: Number(value), picked: picked || '1', group })
    if (kind === 'percent') return t('promotions.facts.percent', { percent: Number(value) })
    if (kind === 'amount' && terms.step !== '')
      return t('promotions.facts.step', {
        amount: money(Number(value)),
        step: money(Number(terms.step)),
      })
    if (kind === 'amount') return t('promotions.facts.amount', { amount: money(Number(value)) })
    if (kind === 'bundle')
      return t('promotions.facts.bundle', { group, amount: money(Number(value)) })
    return t(`promotions.kinds.${kind}`)
  }

  const promotionFacts = (rule: OrderDiscount): readonly string[] => {
    const { to, terms, startDate, endDate } = draftOf(rule)
    return [
      t(`promotions.givenTo.${to}`),
      givenWords(rule),
      ...(terms && terms.minTotal !== ''
        ? [t('promotions.facts.from', { amount: money(Number(terms.minTotal)) })]
        : []),
      ...(rule.bestOf ? [t('promotions.facts.best', { group: rule.bestOf })] : []),
      ...days(startDate, endDate),
      ...shopsOf(rule.shops),
    ]
  }

  const codeFacts = (code: CouponCode, coupon: OrderDiscount | undefined): readonly string[] => [
    coupon ? localizedName(coupon.name, locale) : t('promotions.couponGone'),
    ...(code.quantity === undefined ? [] : [t('promotions.left', { count: code.quantity })]),
    ...days(code.startDate?.slice(0, 10) ?? '', code.endDate?.slice(0, 10) ?? ''),
    ...shopsOf(code.shops),
  ]
  return { promotionFacts, codeFacts }
}
