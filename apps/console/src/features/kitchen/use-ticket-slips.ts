import { useStore } from '@comanda/client/react'
import { createTicketSlips } from '@comanda/client/staff'
import type { Ticket } from '@comanda/contract'
import { useEffect, useMemo } from 'react'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'

/** Prints the tickets of a station as they come, if this device does (KITCHEN-5.1). */
export const useTicketSlips = (station: string, open: readonly Ticket[]) => {
  const { storage } = useStaff()
  const { _id: shop } = useShop()
  const slips = useMemo(() => createTicketSlips(storage, shop, station), [storage, shop, station])
  const { isOn, current, last } = useStore(slips.state)
  useEffect(() => slips.offer(open), [slips, open])
  useEffect(() => {
    if (!current) return undefined
    window.addEventListener('afterprint', slips.printed)
    window.print()
    return () => window.removeEventListener('afterprint', slips.printed)
  }, [slips, current])
  return { isOn, current, last, toggle: () => slips.toggle(open), again: slips.again }
}
