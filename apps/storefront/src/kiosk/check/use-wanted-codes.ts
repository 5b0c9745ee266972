import { useStore } from '@comanda/client/react'
import { useCart, useCatalogue, useVisit } from '../../diner/use-stores.ts'
import { useKiosk } from '../kiosk-context.tsx'

/** A kind of code that is of use in this shop, and whether one was read. */
interface WantedCode {
  readonly kind: 'member' | 'coupon'
  readonly isRead: boolean
}

/** Returns the codes that a guest may show: a member's if there are members, a coupon's if the shop has coupons (KIOSK-3.7). */
export const useWantedCodes = (): readonly WantedCode[] => {
  const { client } = useKiosk()
  const { user } = useStore(client.member.state)
  const { coupons } = useCart()
  const { settings } = useVisit()
  const { menu } = useCatalogue()
  const member = { kind: 'member', isRead: user !== undefined } as const
  const coupon = { kind: 'coupon', isRead: coupons.length > 0 } as const
  return [
    ...(settings?.onlineMemberSystem === true ? [member] : []),
    // An earlier server does not say.
    ...(menu?.takesCoupons === false ? [] : [coupon]),
  ]
}
