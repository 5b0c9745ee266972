import { useStore } from '@comanda/client/react'
import { useCart } from '../../diner/use-stores.ts'
import { useKiosk } from '../kiosk-context.tsx'
import type { Question } from '../guests/question.ts'
import { useWantedCodes } from './use-wanted-codes.ts'
import { useFittingDishes } from './use-fitting-dishes.ts'

/** Returns the next question before the check; none while staff set prices (KIOSK-3.5), no offer where staff want none. */
export const useQuestion = (): Question | undefined => {
  const { passed, client, device } = useKiosk()
  const behind = useStore(passed)
  const isStaff = useStore(client.staff.isIn)
  const { lines } = useCart()
  const wanted = useWantedCodes()
  const dishes = useFittingDishes()
  if (isStaff || lines.length === 0) return undefined
  const isOffering = device.offer !== false && !behind.has('offer')
  if (isOffering && dishes.length > 0) return 'offer'
  // Who has scanned all that there is needs no screen for it.
  const isMissing = wanted.some(({ isRead }) => !isRead)
  return behind.has('codes') || !isMissing ? undefined : 'codes'
}
