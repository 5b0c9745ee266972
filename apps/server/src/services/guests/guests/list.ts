import type { GuestRules, ListedGuest, ListGuestsData, ListGuestsResult } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { guestFigures } from '../../../tables/guest-figures.ts'
import { guests } from '../../../tables/guests.ts'
import { users } from '../../../tables/users.ts'

const PAGE = 50
const day = 86_400_000

/** Rows of the files that are parts of one: few have any, which an index tells. */
const inParts = (condition: SQL): SQL =>
  sql`exists (select from guests part where part."into" = ${guests._id} and ${condition})`

const wantsAdvertising = sql`(
  coalesce(${guests.advertising}, true)
  and not ${inParts(sql`part.advertising is false`)}
  and (${guests.advertising} is true or ${inParts(sql`part.advertising is true`)}))`

/** Returns the condition of rules on figures, which are joined with their files and accounts (GUEST-7.1). */
export const ruleCondition = (shop: string, rules: GuestRules, now: number): SQL | undefined => {
  const { absentDays, minVisits, minSpent, tag, birthdayMonth, level, advertising } = rules
  const { visits, spent, lastVisit } = guestFigures
  const at = new Date(now).toISOString()
  const since = (days: number) => new Date(now - days * day).toISOString()
  return and(
    eq(guestFigures.shop, shop),
    isNull(guests.into),
    absentDays === undefined ? undefined : lt(lastVisit, since(absentDays)),
    minVisits === undefined ? undefined : gte(visits, minVisits),
    minSpent === undefined ? undefined : sql`${spent} >= ${toCents(minSpent)}`,
    tag === undefined
      ? undefined
      : sql`(${guests.tags} ? ${tag} or ${inParts(sql`part.tags ? ${tag}`)})`,
    birthdayMonth === undefined
      ? undefined
      : sql`substring(${users.dob}, 6, 2) = ${String(birthdayMonth).padStart(2, '0')}`,
    level === undefined
      ? undefined
      : sql`${users.vipLevel} = ${level} and (${users.vipExpires} is null or ${users.vipExpires} > ${at})`,
    advertising === undefined ? undefined : wantsAdvertising,
  )
}

const ending = sql<string | null>`right(regexp_replace(${guests.phone}, '[^0-9]', '', 'g'), 4)`

/** `create guests/list`: counted, and a page by where the last one ended. */
export const listGuests = async (
  { reads, now }: Pick<Runtime, 'reads' | 'now'>,
  { shop, rules, after }: ListGuestsData,
): Promise<ListGuestsResult> => {
  const condition = ruleCondition(shop, rules, now())
  const { visits, spent, lastVisit, guest } = guestFigures
  const place =
    after && sql`(${lastVisit}, ${guest}) < (${after.lastVisit}::timestamptz, ${after.guest})`
  const [counts] = await reads
    .select({
      total: sql<number>`count(*)::int`,
      members: sql<number>`count(${guests.user})::int`,
    })
    .from(guestFigures)
    .innerJoin(guests, eq(guests._id, guest))
    .leftJoin(users, eq(users._id, guests.user))
    .where(condition)
  const rows = await reads
    .select({
      guest,
      visits,
      spent,
      lastVisit,
      user: guests.user,
      name: sql<string | null>`coalesce(${guests.name}, ${users.name})`,
      ending,
    })
    .from(guestFigures)
    .innerJoin(guests, eq(guests._id, guest))
    .leftJoin(users, eq(users._id, guests.user))
    .where(and(condition, place))
    .orderBy(desc(lastVisit), desc(guest))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1) : undefined
  return {
    total: counts?.total ?? 0,
    members: counts?.members ?? 0,
    guests: page.map(({ user, name, ending: digits, ...row }): ListedGuest => ({
      ...row,
      ...(user === null ? {} : { user }),
      ...(name ? { name } : {}),
      ...(digits ? { phoneEnding: digits } : {}),
    })),
    ...(last ? { next: { lastVisit: last.lastVisit, guest: last.guest } } : {}),
  }
}

/** Returns the condition of the members among those of whom rules hold. */
export const memberCondition = (condition: SQL | undefined): SQL | undefined =>
  and(condition, isNotNull(guests.user))
