import { localMoment } from '@comanda/engine/time'
import { useState } from 'react'
import { useShop } from '../staff/shop-context.tsx'

/** A business day changes at 04:00. */
const DAY_BEGINS = 4 * 3_600_000

/** Returns the business day of the shop on which the screen was opened. */
export const usePresentDay = (): string => {
  const { timeZone } = useShop()
  const [today] = useState(() => localMoment(Date.now() - DAY_BEGINS, timeZone).date)
  return today
}
