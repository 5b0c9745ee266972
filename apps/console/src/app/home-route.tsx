import { Navigate, useLocation } from '@tanstack/react-router'
import { useShop } from '../staff/shop-context.tsx'
import { useRole } from '../staff/use-role.ts'
import { deviceCodeIn } from './search-params.ts'

/**
 * Redirects to the screen that the account works at: the floor for those who wait on tables, otherwise the orders; managers who
 * scanned a device's code, to the devices.
 */
export const HomeRoute = () => {
  const { _id: shop } = useShop()
  const { isWaiter, isManager } = useRole()
  const { hash } = useLocation()
  if (isManager && deviceCodeIn(hash) !== undefined)
    return <Navigate to="/$shop/settings/devices" params={{ shop }} hash={hash} replace />
  const to = isWaiter && !isManager ? '/$shop/floor' : '/$shop/orders'
  return <Navigate to={to} params={{ shop }} replace />
}
