import { unsentLinesOf } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import { useShop } from '../shop-context.tsx'
import { useStaff } from '../staff-context.tsx'

/** Returns how many dishes of these sessions, or of a new order of the shop, staff have chosen on this device and not sent (STAFF-5.21). */
export const useUnsentDishes = (keys: readonly string[]): number => {
  const counts = useStore(unsentLinesOf(useStaff(), useShop()._id).counts)
  return keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0)
}
