import type { UserCoupon } from '@comanda/contract'
import { useState } from 'react'
import type { CouponAdding } from '@comanda/client'
import type { MemberKey } from '@comanda/locales/member'
import { useNavigate } from '../../../router/use-navigate.ts'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useCart } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../notices/notice.ts'
import { couponErrorKey, couponFailureKey } from '../coupon-failure.ts'

/** Returns why a coupon was not added to the cart. */
const addingKey = (adding: Exclude<CouponAdding, { status: 'added' }>): MemberKey => {
  if (adding.status === 'failed') return couponFailureKey(adding.error)
  if (adding.status === 'refused') return couponErrorKey(adding.error) ?? 'owned.notApplied'
  return 'callFailure.giftRefused'
}

/** Returns a function that adds a coupon to the cart and goes there, and why the last one was refused. */
export const useInCart = () => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const { coupons } = useCart()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const use = async (coupon: UserCoupon): Promise<void> => {
    setBusy(true)
    const adding = await client.cart.coupons.add(coupon)
    setBusy(false)
    if (adding.status === 'added') {
      showNotice({ text: t('owned.added'), tone: 'success' })
      await navigate({ to: '/cart' })
    } else showNotice({ text: t(addingKey(adding)), tone: 'danger' })
  }
  return { busy, use, has: (id: string) => coupons.some((entry) => entry.id === id) }
}
