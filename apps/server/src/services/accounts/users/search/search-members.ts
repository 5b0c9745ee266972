import { type FoundMember, type User, users as description } from '@comanda/contract'
import { normalizeMemberNumber, plainCode } from '@comanda/shop-rules/contact'
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import { accountOf, accountsByPhone } from '../../../../authentication/accounts.ts'
import { callerOf } from '../../../../authentication/caller-of.ts'
import { countAttempt, type RateLimit } from '../../../../authentication/rate-limit.ts'
import { withStanding } from '../../../../authentication/standing.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import type { Database } from '../../../../database/connect.ts'
import { waiters } from '../../../../policies/staff.ts'
import { userCoupons } from '../../../../tables/user-coupons.ts'
import { users } from '../../../../tables/users.ts'

/** The most members that a search finds: who sees more has typed too little. */
const mostFound = 20
/** Searches of one account within 15 minutes: guests at the counter, and not a list of all members. */
const mostSearches = 120

/** Returns the limits of an account that looks at members. */
export const searchLimits = (account: string): readonly RateLimit[] => [
  { name: `search members ${account}`, most: mostSearches },
]

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const phoneEnding = sql`right(regexp_replace(${users.phone}, '[^0-9]', '', 'g'), 4)`

const lowerName = sql`lower(${users.name}) collate "C"`

/** Returns the condition for names that begin so. The text is no pattern. */
const nameBegins = (text: string): SQL => {
  const begin = text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql`${lowerName} like ${`${begin}%`}`
}

/** Returns the members whom a text names (STAFF-3.16). */
export const membersOf = async (database: Database, typed: string): Promise<User[]> => {
  const text = plainCode(typed)
  const found = async (condition: SQL): Promise<User[]> => {
    const rows = await database
      .select()
      .from(users)
      .where(condition)
      // By the index that finds names: in another order, PostgreSQL would read all members in it.
      .orderBy(asc(lowerName), asc(users._id))
      .limit(mostFound)
    return rows.map((row) => accountOf(row).user)
  }
  if (text.includes('@')) return found(eq(sql`lower(${users.email})`, text.toLowerCase()))
  const others = async (): Promise<User[]> => {
    const digits = digitsOf(text)
    if (!/^[\d\s+()-]+$/.test(text) || digits.length < 4) return found(nameBegins(text))
    if (digits.length === 4) return found(eq(phoneEnding, digits))
    return (await accountsByPhone(database, text)).map(({ user }) => user)
  }
  // A card may have a name on it, and its number the four digits of a phone.
  const all = [
    ...(await found(eq(users.memberNumber, normalizeMemberNumber(text)))),
    ...(await others()),
  ]
  return [...new Map(all.map((one) => [one._id, one])).values()].slice(0, mostFound)
}

/** Coupons are stored by member: each is a statement of its own. */
const couponsOf = async (database: Database, { _id }: User): Promise<number> => {
  const [row] = await database
    .select({ coupons: count() })
    .from(userCoupons)
    .where(and(eq(userCoupons.holder, _id), eq(userCoupons.status, 'valid')))
  return row?.coupons ?? 0
}

/** Returns what staff see of a member: neither address nor the whole phone. */
export const shortRow = (member: User): Omit<FoundMember, 'coupons'> => {
  const { _id, name, memberNumber, phone, ranks = [], vipLevel } = member
  const ending = digitsOf(phone ?? '').slice(-4)
  return {
    _id,
    ...(name === undefined ? {} : { name }),
    ...(memberNumber === undefined ? {} : { memberNumber }),
    ...(ending === '' ? {} : { phoneEnding: ending }),
    ranks: ranks.map(({ rank }) => rank),
    ...(vipLevel === undefined ? {} : { vipLevel }),
  }
}

/** `create users/members/search` (STAFF-3.16). */
export const searchMembers = serveCall(
  description.calls['members/search'],
  waiters,
  async ({ text }, { runtime: { database, reads, now }, params }): Promise<FoundMember[]> => {
    await countAttempt(database, searchLimits(callerOf(params)._id), now())
    const members = await membersOf(reads, text.trim())
    return Promise.all(
      members.map(async (one) => ({
        ...shortRow(withStanding(one, now())),
        coupons: await couponsOf(reads, one),
      })),
    )
  },
)
