import type { CouponsAdvice } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import type { ConsoleKey } from '@comanda/locales/console'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

type LeftOut = NonNullable<CouponsAdvice['others']>[number]

type RuleError = NonNullable<LeftOut['error']>

/** What a bill lacks, or why a rule does not hold on it, without a number (CPN-2.5). */
const lacking: Readonly<Partial<Record<RuleError, ConsoleKey>>> = {
  'errors.ruleAfterMinTotal': 'counter.advice.failed.afterTotal',
  'errors.ruleMinQty': 'counter.advice.failed.include',
  'errors.ruleMinWeight': 'counter.advice.failed.weight',
  'errors.ruleInclude': 'counter.advice.failed.include',
  'errors.ruleIncludeModifier': 'counter.advice.failed.modifier',
  'errors.ruleExcludeModifier': 'counter.advice.failed.notModifier',
  'errors.ruleNothing': 'counter.advice.failed.nothing',
  'errors.ruleMissingFree': 'counter.advice.failed.free',
  'errors.ruleExtraFree': 'counter.advice.failed.free',
  'errors.timeRange': 'counter.advice.failed.timeRange',
  'errors.notCurrentShop': 'counter.advice.failed.notHere',
  'errors.notApplicableSection': 'counter.advice.failed.section',
  'errors.notApplicableOrderType': 'counter.advice.failed.orderType',
  'errors.ruleExclude': 'counter.advice.failed.exclude',
}

/** Returns a function that says why a coupon is not among those to use (CPN-8.8). */
const useReasons = (): ((coupon: LeftOut) => string) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  return ({ why, error, need, from, more }) => {
    switch (why) {
      case 'fails':
        if (need?.total !== undefined && error !== 'errors.ruleAfterMinTotal')
          return t('counter.advice.needsTotal', { amount: money(need.total) })
        if (need?.qty !== undefined) return t('counter.advice.needsDishes', { count: need.qty })
        return t((error && lacking[error]) ?? 'counter.advice.fails')
      case 'apart': {
        if (!from) return t('counter.advice.apartOffer')
        const name = localizedName(from, locale)
        if (more === undefined || more === 0) return t('counter.advice.apartFrom', { name })
        return t('counter.advice.apart', { name, amount: money(more) })
      }
      case 'dearer':
        return t('counter.advice.dearer', { amount: money(more ?? 0) })
      default:
        return t(`counter.advice.${why}`)
    }
  }
}

interface LeftOutCouponsProps {
  readonly others: readonly LeftOut[]
}

/** The coupons that are not among those to use, each with the reason. */
export const LeftOutCoupons = ({ others }: LeftOutCouponsProps) => {
  const { t, locale } = useMessages()
  const reason = useReasons()
  return (
    <ul className="counter-left-out" aria-label={t('counter.advice.leftOut')}>
      {others.map((coupon) => (
        <li key={coupon._id}>
          <strong>{localizedName(coupon.name, locale)}</strong>
          <span>{reason(coupon)}</span>
        </li>
      ))}
    </ul>
  )
}
