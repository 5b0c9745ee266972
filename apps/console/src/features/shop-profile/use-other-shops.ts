import { useStore } from '@comanda/client/react'
import type { Shop } from '@comanda/contract'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'

/** Returns the shops, beside the one that is shown, whose settings the account may change. */
export const useOtherShops = (): readonly Shop[] => {
  const { authentication, shops: staffShops } = useStaff()
  const { user } = useStore(authentication.state)
  const { shops } = useStore(staffShops.state)
  const present = useShop()
  return shops.filter(
    ({ _id }) =>
      _id !== present._id &&
      user?.staff?.some(
        ({ role, shop }) => role === 'owner' || (role === 'manager' && shop === _id),
      ),
  )
}
