import type { User } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'

/** Most ids of one query. */
const PAGE = 100

export type ShownAccount = Pick<User, '_id' | 'name' | 'memberNumber'>

/** Finds accounts by their ids, for an owner: nobody else may look accounts up. */
export const findAccountNames = async (
  { service }: Pick<Connection, 'service'>,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, ShownAccount>> => {
  const unique = [...new Set(ids)]
  const accounts = new Map<string, ShownAccount>()
  for (let first = 0; first < unique.length; first += PAGE) {
    const $in = unique.slice(first, first + PAGE)
    const query = { _id: { $in }, $select: ['name', 'memberNumber'], $limit: PAGE }
    const { data } = await service('users').find(query)
    for (const account of data) accounts.set(account._id, account)
  }
  return accounts
}
