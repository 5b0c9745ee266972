import { useStore } from '@comanda/client/react'
import type { CouponCode, Menu, OrderDiscount } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { useTimeWords } from '../../forms/times/use-time-words.ts'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { draftOf, ownTimeOf, type PromotionDraft } from './promotion-draft.ts'
import { isGrouped, type RuleKind, type RuleTerms } from './rule-terms.ts'

type Days = Pick<PromotionDraft, 'startDate' | 'endDate'>

const days = ({ startDate, endDate }: Days): readonly string[] =>
  startDate === '' && endDate === '' ? [] : [`${startDate || '…'} – ${endDate || '…'}`]

/** What a kind of promotion is about if it is about no dishes of their own, by the name of its words. */
const allOf = (kind: RuleKind) => {
  if (kind === 'dish') return 'anyDish'
  return isGrouped(kind) ? 'allDishes' : 'everything'
}

/** Returns what promotions and codes say of themselves: the parts of a sentence, and facts in a list. */
export const usePromotionWords = (menu: Menu | undefined) => {
  const { shops: staffShops } = useStaff()
  const { shops } = useStore(staffShops.state)
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const timeWords = useTimeWords()
  const shopsOf = (own: readonly string[] = []): readonly string[] =>
    // All of them are not worth a line.
    shops.every(({ _id }) => own.includes(_id))
      ? []
      : shops.filter(({ _id }) => own.includes(_id)).map(({ name }) => localizedName(name, locale))

  const targetsWords = ({ kind, targets }: RuleTerms): string => {
    if (!targets) return t(`promotions.sentence.${allOf(kind)}`)
    const all =
      targets.of === 'products'
        ? (menu?.products ?? [])
        : [...(menu?.categories ?? []), ...(menu?.subCategories ?? [])]
    const named = all.filter(({ _id }) => targets.ids.includes(_id))
    if (named.length === 0)
      return targets.ids.length === 0
        ? t('promotions.sentence.noTargets')
        : t(`promotions.sentence.some.${targets.of}`)
    return listWords(
      named.map(({ name }) => localizedName(name, locale)),
      t,
    )
  }

  const dishWords = ({ dish }: RuleTerms): string => {
    const given = menu?.products.find(({ _id }) => _id === dish)
    if (given) return localizedName(given.name, locale)
    return t(dish === '' ? 'promotions.sentence.chooseDish' : 'promotions.sentence.some.dish')
  }

  const timesWords = (draft: PromotionDraft): string => {
    if (!draft.timeConditions) return t('promotions.sentence.always')
    const own = ownTimeOf(draft)
    const named = draft.timeConditions.flatMap((id) => {
      const time = own?._id === id ? own : menu?.timeConditions.find(({ _id }) => _id === id)
      return time ? [timeWords(time).join(' ')] : []
    })
    if (named.length > 0) return listWords(named, t)
    return t(
      draft.timeConditions.length === 0 ? 'promotions.sentence.noTime' : 'promotions.atTimes',
    )
  }

  const daysWords = ({ startDate: from, endDate: to }: Days): string => {
    if (from !== '' && to !== '') return t('promotions.sentence.dates', { from, to })
    if (from !== '') return t('promotions.sentence.since', { from })
    return to === '' ? t('promotions.sentence.anyDate') : t('promotions.sentence.until', { to })
  }

  const givesWords = (terms: RuleTerms | undefined): string => {
    if (!terms) return t('promotions.facts.own')
    const { kind, value, group, picked, step } = terms
    const isPercent = kind === 'percent' || kind === 'picked'
    const words = kind === 'picked' && picked === '' ? 'pickedAll' : kind
    return t(`promotions.sentence.gives.${words}`, {
      value: isPercent ? Number(value) : money(Number(value)),
      step: money(Number(step)),
      group,
      picked,
      targets: targetsWords(terms),
      dish: dishWords(terms),
    })
  }

  /** What a promotion gives, and what it says of bills, times and money beyond that. */
  const sentenceWords = (draft: PromotionDraft): string =>
    listWords(
      [
        givesWords(draft.terms),
        ...(draft.source === 'automatic'
          ? []
          : [
              t(
                draft.code
                  ? 'promotions.sentence.withCode'
                  : `promotions.sentence.to.${draft.source}`,
              ),
            ]),
        ...(draft.timeConditions ? [timesWords(draft)] : []),
        ...(draft.orderType ?? []).map((type) => t(`mode.${type}`)),
        ...(draft.terms && draft.terms.minTotal !== ''
          ? [t('promotions.facts.from', { amount: money(Number(draft.terms.minTotal)) })]
          : []),
        ...(draft.bestOf === '' ? [] : [t('promotions.facts.best', { group: draft.bestOf })]),
      ],
      t,
    )

  const promotionFacts = (rule: OrderDiscount): readonly string[] => {
    const draft = draftOf(rule)
    const { source, terms } = draft
    return [
      t(`promotions.givenTo.${source}`),
      givesWords(terms),
      ...(draft.timeConditions ? [timesWords(draft)] : []),
      ...(terms && terms.minTotal !== ''
        ? [t('promotions.facts.from', { amount: money(Number(terms.minTotal)) })]
        : []),
      ...(rule.bestOf ? [t('promotions.facts.best', { group: rule.bestOf })] : []),
      ...days(draft),
      ...shopsOf(rule.shops),
    ]
  }

  const codeFacts = (code: CouponCode, coupon: OrderDiscount | undefined): readonly string[] => [
    coupon ? localizedName(coupon.name, locale) : t('promotions.couponGone'),
    ...(code.quantity === undefined ? [] : [t('promotions.left', { count: code.quantity })]),
    ...days({
      startDate: code.startDate?.slice(0, 10) ?? '',
      endDate: code.endDate?.slice(0, 10) ?? '',
    }),
    ...shopsOf(code.shops),
  ]
  return {
    promotionFacts,
    codeFacts,
    sentenceWords,
    targetsWords,
    dishWords,
    timesWords,
    daysWords,
  }
}
