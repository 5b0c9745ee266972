import { createFloorPlan } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import { useEffect, useMemo } from 'react'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'

/** Returns the walls of the shop as they are now, and the calls that change its plans. */
export const useWalls = () => {
  const { connection } = useStaff()
  const shop = useShop()
  const plan = useMemo(() => createFloorPlan(connection, shop), [connection, shop])
  useEffect(() => plan.open(), [plan])
  const walls = useStore(plan.walls)
  return { ...plan, walls }
}
