import type { User } from '@comanda/contract'

type Standing = Pick<User, 'ranks' | 'vipLevel' | 'vipExpires'>

const isOver = (expires: string | undefined, now: number): boolean =>
  expires !== undefined && Date.parse(expires) <= now

/** Returns the ranks that have not expired. */
export const currentRanks = (
  ranks: NonNullable<User['ranks']>,
  now: number,
): NonNullable<User['ranks']> => ranks.filter(({ expires }) => !isOver(expires, now))

/** Returns the account without its expired ranks; a vip level that is over stays, as its member sees that (ERR-1.6). */
export const withCurrentRanks = <U extends Pick<User, 'ranks'>>(user: U, now: number): U =>
  user.ranks ? { ...user, ranks: currentRanks(user.ranks, now) } : user

/** Returns the account without its expired ranks and vip level. */
export const withStanding = <U extends Standing>(user: U, now: number): U => {
  const { ranks, vipLevel, vipExpires, ...rest } = user
  const kept = ranks && currentRanks(ranks, now)
  const isVip = vipLevel !== undefined && !isOver(vipExpires, now)
  return {
    ...rest,
    ...(kept === undefined ? {} : { ranks: kept }),
    ...(isVip ? { vipLevel } : {}),
    ...(isVip && vipExpires !== undefined ? { vipExpires } : {}),
  } as U
}
