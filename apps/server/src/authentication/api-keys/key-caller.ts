import type { User } from '@comanda/contract'
import { isOwner } from '../../policies/staff.ts'
import type { ApiKeyRow } from '../../tables/api-keys.ts'

/**
 * Returns a key as a caller: with what its maker is now, in the shop of the key only, an owner there as its manager (KEY-2.3).
 * Undefined if they are nothing there any more.
 */
export const callerOfKey = (
  { _id, name, shop }: Pick<ApiKeyRow, '_id' | 'name' | 'shop'>,
  maker: User,
): User | undefined => {
  const roles = maker.staff ?? []
  const staff =
    shop === null
      ? roles
      : isOwner(maker)
        ? [{ role: 'manager' as const, shop }]
        : roles.filter((entry) => entry.shop === shop)
  return staff.length === 0 ? undefined : { _id, name, staff }
}
