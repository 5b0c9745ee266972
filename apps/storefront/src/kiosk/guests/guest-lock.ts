import { createStore } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { useEffect } from 'react'

const locks = createStore(0)

/** While `isLocked`, a guest can neither go back nor start over, and is not idle: something is under way, as a payment. */
export const useGuestLock = (isLocked: boolean): void =>
  useEffect(() => {
    if (!isLocked) return undefined
    locks.set(locks.get() + 1)
    return () => locks.set(locks.get() - 1)
  }, [isLocked])

export const useIsLocked = (): boolean => useStore(locks) > 0
