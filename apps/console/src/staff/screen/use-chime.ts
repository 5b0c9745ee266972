import { useEffect, useState } from 'react'
import { type Chime, createChime } from './chime.ts'
import { useStaff } from '../staff-context.tsx'

/** What arrives at a screen by itself. */
interface Arrivals {
  readonly onArrival: (listener: () => void) => () => void
}

/** Returns the chime, which rings for each order or ticket that arrives; any press of the page unblocks it. */
export const useChime = (arrivals: Arrivals | undefined): Chime => {
  const { storage } = useStaff()
  const [chime] = useState(() => createChime(storage))
  useEffect(() => {
    chime.unlock()
    addEventListener('pointerdown', chime.unlock)
    addEventListener('keydown', chime.unlock)
    return () => {
      removeEventListener('pointerdown', chime.unlock)
      removeEventListener('keydown', chime.unlock)
    }
  }, [chime])
  useEffect(() => arrivals?.onArrival(chime.ring), [arrivals, chime])
  return chime
}
