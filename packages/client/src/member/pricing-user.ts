import type { Menu, TableSession } from '@comanda/contract'
import { vipError } from '@comanda/shop-rules/members'
import type { PricingUser } from '@comanda/engine/pricing'
import type { MemberState } from './member.ts'

const isLiving =
  (now: number) =>
  ({ expires }: { readonly expires?: string | undefined }): boolean =>
    expires === undefined || Date.parse(expires) > now

/**
 * Returns the member for pricing (DISC-1.1): points left, ranks, and the vip level while it is valid. In a session of
 * another user the member's own prices do not apply.
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
