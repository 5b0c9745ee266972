import { checkoutOf } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { useEffect } from 'react'
import type { Guest } from '../guests/guest.ts'
import { useIsLocked } from '../guests/guest-lock.ts'

/** Leaves as soon as the pairing has ended, also in the middle of a visit, unless an order is being sent or paid (KIOSK-9.4). */
export const useRevoked = ({ diner, isRevoked }: Guest, leave: () => void): void => {
  const isGone = useStore(isRevoked)
  const { status } = useStore(checkoutOf(diner.client).state)
  const isLocked = useIsLocked()
  const isBusy = isLocked || status === 'busy' || status === 'unknown'
  useEffect(() => {
    if (isGone && !isBusy) leave()
  }, [isGone, isBusy, leave])
}
