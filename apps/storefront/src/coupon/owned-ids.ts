import type { DinerClient } from '@comanda/client'

/** Ids of the coupons that a member can still use; a visitor has none by name. */
export const ownedIds = async ({
  authentication,
  connection,
}: DinerClient): Promise<readonly string[]> => {
  const { user } = authentication.state.get()
  if (!user) return []
  const coupons = await connection.service('userCoupons').find({ user: user._id, status: 'valid' })
  return coupons.map(({ _id }) => _id)
}
