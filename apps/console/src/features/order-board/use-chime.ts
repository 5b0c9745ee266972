import type { OrderBoard } from '@comanda/client/staff'
import { useEffect, useState } from 'react'
import { useStaff } from '../../staff/staff-context.tsx'
import { type Chime, createChime } from './chime.ts'

/** Returns the chime, which rings for each order that arrives; any press of the page unblocks it. */
export const useChime = (board: OrderBoard | undefined): Chime => {
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
  useEffect(() => board?.onArrival(chime.ring), [board, chime])
  return chime
}
