import { serverNow } from '@comanda/client'
import { businessDayOf } from '@comanda/engine/time'
import { useState } from 'react'
import { useShop } from '../staff/shop-context.tsx'

/** Returns the business day of the shop on which the screen was opened (TIME-5.1). */
export const usePresentDay = (): string => {
  const shop = useShop()
  const [today] = useState(() => businessDayOf(serverNow(), shop))
  return today
}
