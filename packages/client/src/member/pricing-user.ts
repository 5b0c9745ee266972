import type { Menu, TableSession } from '@comanda/contract'
import { vipError } from '@comanda/engine/members'
import type { PricingUser } from '@comanda/engine/pricing'
import type { MemberState } from './member.ts'

const isLiving =
  (now: number) =>
  ({ expires }: { readonly expires?: string | undefined }): boolean =>
    expires === undefined || Date.parse(expires) > now

/**
 * The member as pricing reads it (DISC-1.1): with the points that are left, the ranks, and the vip level while it
 * holds. In a session of somebody else its own prices are not for this member.
 */
export const pricingUserOf = (
  { user, points }: MemberState,
  menu: Menu,
  session: Pick<TableSession, 'user'> | undefined,
  now: number,
): PricingUser | undefined => {
  if (!user || (session && session.user !== user._id)) return undefined
  const level = menu.vipLevels.find(({ _id }) => _id === user.vipLevel)
  const vip = { status: level?.status, expires: user.vipExpires }
  const holds = level !== undefined && vipError(vip, new Date(now).toISOString()) === undefined
  return {
    _id: user._id,
    points: points ?? 0,
    ...(user.ranks ? { ranks: user.ranks.filter(isLiving(now)) } : {}),
    ...(holds ? { vipLevel: level } : {}),
  }
}
