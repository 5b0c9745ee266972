import type { Advised, AdvisedPlan, CartState, CouponAdding } from '@comanda/client'
import type { UserCoupon } from '@comanda/contract'
import { useEffect, useState } from 'react'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useShownCart } from '../shown-cart.tsx'

interface Advice {
  /** For the cart as it is now. */
  readonly advised: Advised | undefined
  readonly follow: (plan: AdvisedPlan) => Promise<CouponAdding | undefined>
}

const isAsked = ({ lines, isLocked }: CartState, owned: readonly UserCoupon[]): boolean =>
  owned.length > 1 && lines.length > 0 && !isLocked

/** Returns which of these coupons to use, worked out again after each change of the cart (CPN-8.1). */
export const useAdvice = (owned: readonly UserCoupon[]): Advice => {
  const { client } = useDiner()
  const cart = useShownCart()
  const [found, setFound] = useState<Advised>()
  const { coupons } = client.cart
  useEffect(() => {
    if (!isAsked(cart, owned)) return undefined
    const ended = new AbortController()
    const advise = async (): Promise<void> => {
      const next = await coupons.loaded()?.advise(owned, ended.signal)
      if (!ended.signal.aborted) setFound(next)
    }
    // Of an order that has no price nothing is advised: its cart says why.
    advise().catch(() => !ended.signal.aborted && setFound(undefined))
    return () => ended.abort()
  }, [coupons, owned, cart])
  const paid = cart.bill?.total ?? cart.result?.totals.total
  return {
    // until the next is found, the last stays if it is about the same sum
    advised: isAsked(cart, owned) && found?.now === paid ? found : undefined,
    follow: async (plan) => coupons.loaded()?.follow(plan, owned),
  }
}
