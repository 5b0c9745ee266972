import { allergens as known } from '@comanda/engine/catalog'
import type { GuestFile } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { preparedStatement } from '../../../database/prepared-statement.ts'
import { guests } from '../../../tables/guests.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'

type Allergens = NonNullable<GuestFile['allergens']>

/** Returns a statement that reads the lists of all files of a member, also of those merged with theirs. */
const listsOf = (name: string, member: ReturnType<typeof sql>) =>
  preparedStatement<{ allergens: Allergens }>(
    name,
    sql`with recursive whole as (
      select _id, "into", allergens from ${guests} where "user" = ${member}
      union
      select part._id, part."into", part.allergens from whole
      join ${guests} part on part._id = whole."into" or part."into" = whole._id
    ) select allergens from whole where allergens is not null`,
  )

const ofUser = listsOf('member_allergens', sql`${sql.placeholder('user')}`)
const ofSession = listsOf(
  'session_allergens',
  sql`(select "user" from ${tableSessions}
    where shop = ${sql.placeholder('shop')} and _id = ${sql.placeholder('id')})`,
)

const inOrder = (lists: readonly { readonly allergens: Allergens }[]): Allergens =>
  known.filter((one) => lists.some(({ allergens }) => allergens.includes(one)))

/** Returns what the file of a member says that they must not eat (GUEST-2.4). */
export const allergensOfMember = async (database: Database, user: string): Promise<Allergens> =>
  inOrder((await ofUser(database, { user })).rows)

/** Returns what the file of a session's member says that they must not eat (GUEST-2.4). */
export const allergensOfSession = async (
  database: Database,
  session: { readonly shop: string; readonly id: string },
): Promise<Allergens> => inOrder((await ofSession(database, session)).rows)
