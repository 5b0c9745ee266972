import type { CouponPreview } from '@comanda/client'
import type { UserCoupon } from '@comanda/contract'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { useMoney } from '../../../money/use-money.ts'
import { useShownCart } from '../shown-cart.tsx'
import { refusedWords } from './coupon-words.ts'

/** A coupon of the picker, with what it would take off, or why it does not apply. */
export interface PreviewedCoupon {
  readonly coupon: UserCoupon
  readonly saves: number | undefined
  /** What is missing for it; it can be added all the same. */
  readonly missing: string | undefined
  /** Why it cannot apply now. */
  readonly obstacle: string | undefined
}

/** What saves most comes first, then what only earns or is not known yet, what lacks something, and what cannot apply. */
const rankOf = (preview: CouponPreview | undefined): number => {
  if (preview?.status !== 'refused') return preview?.saves ?? 0
  return preview.isHint ? -1 : -2
}

/** Returns the coupons in the order of what they would do in the cart now (CPN-2.6). */
export const usePreviews = (coupons: readonly UserCoupon[]): readonly PreviewedCoupon[] => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const { client } = useDiner()
  const { coupons: inCart } = useShownCart()
  const isInCart = ({ _id }: UserCoupon) => inCart.some(({ id }) => id === _id)
  const why = (refused: CouponPreview & { status: 'refused' }): string => {
    const { key, values } = refusedWords(refused.error, money, refused)
    return t(key, values)
  }
  return coupons
    .map((coupon) => ({
      coupon,
      preview: isInCart(coupon) ? undefined : client.cart.coupons.loaded()?.preview(coupon),
    }))
    .toSorted((one, other) => rankOf(other.preview) - rankOf(one.preview))
    .map(({ coupon, preview }) => {
      const refused = preview?.status === 'refused' ? preview : undefined
      return {
        coupon,
        saves: preview?.status === 'applies' && preview.saves > 0 ? preview.saves : undefined,
        missing: refused?.isHint === true ? why(refused) : undefined,
        obstacle: refused?.isHint === false ? why(refused) : undefined,
      }
    })
}
