import { Navigate } from '@tanstack/react-router'
import { useShop } from '../staff/shop-context.tsx'
import { useRole } from '../staff/use-role.ts'

/** Redirects to the screen that the account works at: the floor for those who wait on tables, otherwise the orders. */
export const HomeRoute = () => {
  const { _id: shop } = useShop()
  const { isWaiter, isManager } = useRole()
  const to = isWaiter && !isManager ? '/$shop/floor' : '/$shop/orders'
  return <Navigate to={to} params={{ shop }} replace />
}
