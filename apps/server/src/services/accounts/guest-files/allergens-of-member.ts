import { allergens as known } from '@comanda/engine/catalog'
import type { GuestFile } from '@comanda/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { preparedStatement } from '../../../database/prepared-statement.ts'
import { guests } from '../../../tables/guests.ts'
import { sessionEvents } from '../../../tables/session-events.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'

type Allergens = NonNullable<GuestFile['allergens']>

/** The users of which a statement reads, and what it reads them from, if that is not told to it. */
interface Members {
  readonly from?: SQL
  readonly users: SQL
}

/** Returns a statement that reads the lists of all files of members, also of those merged with theirs. */
const listsOf = (name: string, { from, users }: Members) =>
  preparedStatement<{ allergens: Allergens }>(
    name,
    sql`with recursive ${from ?? sql``} whole as (
      select _id, "into", allergens from ${guests} where "user" in (${users})
      union
      select part._id, part."into", part.allergens from whole
      join ${guests} part on part._id = whole."into" or part."into" = whole._id
    ) select allergens from whole where allergens is not null`,
  )

const shop = sql.placeholder('shop')

/** The sessions whose guests are at a bill: its own, and those that were merged into it, which its events name. */
const joined = sql`joined as (
  select _id, "user" from ${tableSessions} where shop = ${shop} and _id = ${sql.placeholder('id')}
  union
  select other._id, other."user" from joined
  join ${sessionEvents} e on e.shop = ${shop} and e.session = joined._id and e.kind = 'merged'
  join ${tableSessions} other on other.shop = ${shop} and other._id = e.detail->'from'->>'session'
    and other.merged->>'into' = joined._id
),`

const ofUser = listsOf('member_allergens', { users: sql`${sql.placeholder('user')}` })
const ofSession = listsOf('session_allergens', {
  from: joined,
  users: sql`select "user" from joined`,
})

const inOrder = (lists: readonly { readonly allergens: Allergens }[]): Allergens =>
  known.filter((one) => lists.some(({ allergens }) => allergens.includes(one)))

/** Returns what the file of a member says that they must not eat (GUEST-2.4). */
export const allergensOfMember = async (database: Database, user: string): Promise<Allergens> =>
  inOrder((await ofUser(database, { user })).rows)

/** Returns what the file of a session's member, and of members whose bills were merged into it, says that they must not eat (GUEST-2.4). */
export const allergensOfSession = async (
  database: Database,
  session: { readonly shop: string; readonly id: string },
): Promise<Allergens> => inOrder((await ofSession(database, session)).rows)
