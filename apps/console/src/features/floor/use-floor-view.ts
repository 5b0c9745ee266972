import { useState } from 'react'
import { useStaff } from '../../staff/staff-context.tsx'

export const floorViews = ['tiles', 'plan'] as const
export type FloorView = (typeof floorViews)[number]

const KEY = 'staffFloorView'

/** Returns how this device shows the floor, and what changes it. */
export const useFloorView = () => {
  const { storage } = useStaff()
  const [view, setView] = useState<FloorView>(() =>
    storage.read(KEY) === 'plan' ? 'plan' : 'tiles',
  )
  const choose = (chosen: FloorView): void => {
    storage.write(KEY, chosen)
    setView(chosen)
  }
  return [view, choose] as const
}
