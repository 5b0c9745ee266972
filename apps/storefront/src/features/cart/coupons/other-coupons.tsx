import type { Advised } from '@comanda/client'
import type { UserCoupon } from '@comanda/contract'
import type { WhyNot } from '@comanda/engine/coupon-advice'
import { useEffect, useState } from 'react'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { useMoney } from '../../../money/use-money.ts'
import { useCatalogue } from '../../../diner/use-stores.ts'
import { useShownCart } from '../shown-cart.tsx'
import { ruleWords } from './coupon-words.ts'

/** Returns a function that says why a coupon is not among those to use (CPN-8.8). */
const useWhyNotWords = (owned: readonly UserCoupon[]): ((why: WhyNot) => string) => {
  const { t } = useMemberMessages()
  const { t: ordering } = useOrderingMessages()
  const name = useNames()
  const money = useMoney()
  return (why) => {
    switch (why.kind) {
      case 'fails': {
        const { key, values } = ruleWords(why.error, why, money)
        const words = ordering(key, values)
        // Beside what would be paid more, an amount alone could be either.
        return key === 'coupon.need.total' || key === 'coupon.need.qty'
          ? t('couponAdvice.needs', { need: words })
          : words
      }
      case 'dearer':
        return t('couponAdvice.dearer', { amount: money(why.more) })
      case 'apart': {
        const other = owned.find(({ _id }) => _id === why.from)
        if (!other) return t('couponAdvice.apartOffer')
        const values = { name: name(other.coupon.name) }
        if (why.more === undefined) return t('couponAdvice.apartFrom', values)
        if (why.more === 0) return t('couponAdvice.apartEqual', values)
        return t('couponAdvice.apart', { ...values, amount: money(why.more) })
      }
      default:
        return t(`couponAdvice.${why.kind}`)
    }
  }
}

/** Returns a function that says which dish of the cart a coupon gives: nobody has to pay for it. */
const useChosenGift = (): ((coupon: UserCoupon) => string | undefined) => {
  const { lines } = useShownCart()
  const { menu } = useCatalogue()
  const name = useNames()
  return ({ coupon: { freeProducts = [] } }) => {
    const gift = freeProducts.find(({ product }) => lines.some((line) => line.product === product))
    const dish = gift && menu?.products.find(({ _id }) => _id === gift.product)
    return dish && name(dish.name)
  }
}

interface OtherCouponsProps {
  readonly advised: Advised
  readonly owned: readonly UserCoupon[]
  readonly rest: readonly UserCoupon[]
}

/** The coupons that are in no plan, each with the reason. */
export const OtherCoupons = ({ advised, owned, rest }: OtherCouponsProps) => {
  const { t } = useMemberMessages()
  const name = useNames()
  const whyNotWords = useWhyNotWords(owned)
  const chosenGift = useChosenGift()
  const words = (coupon: UserCoupon, why: WhyNot): string => {
    const gift = why.kind === 'notMoney' ? chosenGift(coupon) : undefined
    return gift === undefined ? whyNotWords(why) : t('couponAdvice.givesChosen', { name: gift })
  }
  const [reasons, setReasons] = useState<ReadonlyMap<string, WhyNot>>()
  useEffect(() => {
    void advised.whyNot().then(setReasons)
  }, [advised])
  const shown = rest.filter(({ _id }) => reasons?.has(_id))
  if (shown.length === 0) return null
  return (
    <section aria-label={t('couponAdvice.others')}>
      <h3>{t('couponAdvice.others')}</h3>
      <ul className="coupon-others">
        {shown.map((one) => (
          <li key={one._id}>
            <strong>{name(one.coupon.name)}</strong>
            <span>{words(one, reasons!.get(one._id)!)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
