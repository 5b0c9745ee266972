import { useStore } from '@comanda/client/react'
import type { StaffRole } from '@comanda/contract'
import { useShop } from './shop-context.tsx'
import { useStaff } from './staff-context.tsx'

export interface Role {
  readonly isOwner: boolean
  /** Whether the account may do in the shop what its managers do; owners may. */
  readonly isManager: boolean
  /** Whether the account takes money in the shop, as its cashiers, managers and the owners do. */
  readonly isCashier: boolean
  /** Whether the account waits on tables in the shop, as its waiters, cashiers, managers and the owners do. */
  readonly isWaiter: boolean
  /** Whether the account cooks in the shop, as its kitchen, managers and the owners do. */
  readonly isKitchen: boolean
  /** Whether the account sees the shop's orders, as everybody but its accountants does. */
  readonly isOnShift: boolean
  /** Whether the account reads the shop's figures and audit log, as accountants, managers and the owners do. */
  readonly isAccountant: boolean
  /** Whether the account reads the figures of several shops; owners do, who may open further ones. */
  readonly readsGroup: boolean
}

/** Returns what the signed-in account is in the shop that is shown. */
export const useRole = (): Role => {
  const { authentication } = useStaff()
  const { user } = useStore(authentication.state)
  const { _id } = useShop()
  const staff = user?.staff ?? []
  const isOwner = staff.some(({ role }) => role === 'owner')
  const has = (...wanted: readonly StaffRole[]): boolean =>
    isOwner || staff.some(({ role, shop }) => shop === _id && wanted.some((one) => one === role))
  const read = staff.flatMap(({ role, shop }) =>
    role === 'manager' || role === 'accountant' ? [shop] : [],
  )
  return {
    isOwner,
    isManager: has('manager'),
    isCashier: has('cashier', 'manager'),
    isWaiter: has('waiter', 'cashier', 'manager'),
    isKitchen: has('kitchen', 'manager'),
    isOnShift: has('waiter', 'cashier', 'kitchen', 'manager'),
    isAccountant: has('accountant', 'manager'),
    readsGroup: isOwner || new Set(read).size > 1,
  }
}
