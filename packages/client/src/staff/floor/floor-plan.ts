import type { Shop, TableViewItem } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import type { Store } from '../../store/store.ts'
import { changeRecord } from '../records/change-record.ts'
import { followedShop } from '../records/followed-shop.ts'
import type { TablePlan, Wall } from './plan-layout.ts'

/** A table as its manager saw it, and its new place. */
export interface PlacedTable {
  readonly table: TableViewItem
  readonly plan: TablePlan
}

/** The walls of a shop's plans, and where managers place its tables (PLAN-1). */
export interface FloorPlan {
  readonly walls: Store<readonly Wall[]>
  /** Loads the walls and follows them until the returned function is called. */
  readonly open: () => () => void
  /**
   * Stores the places of tables. Returns the names of those that somebody else has placed since they were seen, which stay there
   * (PLAN-1.4). `onKnown` is called with each table as it is then, also if others fail. Fails with a `CallError`, offline at once.
   */
  readonly place: (
    tables: readonly PlacedTable[],
    onKnown: (table: TableViewItem) => void,
  ) => Promise<readonly string[]>
  /**
   * Replaces the walls that were seen, with those that others have added since. If somebody else has changed the same wall, it stores
   * nothing and returns the walls as they are. Fails with a `CallError`, offline at once.
   */
  readonly build: (
    seen: readonly Wall[],
    walls: readonly Wall[],
  ) => Promise<readonly Wall[] | undefined>
}

/** Whether a table stands in its new place: a response that was lost has placed it. */
const isThere = (stands: TableViewItem['plan'], wanted: TablePlan): boolean =>
  (['x', 'y', 'width', 'height', 'shape'] as const).every((part) => stands?.[part] === wanted[part])

const isChanged = (failure: unknown): boolean => normaliseError(failure).code === 'recordChanged'

export const createFloorPlan = (
  connection: Pick<Connection, 'service' | 'onConnect' | 'status'>,
  shop: Shop,
): FloorPlan => {
  const { service } = connection
  const followed = followedShop<readonly Wall[]>(
    connection,
    shop._id,
    shop.walls ?? [],
    ({ walls = [] }) => walls,
  )
  const placeOne = async (
    { table, plan }: PlacedTable,
    onKnown: (table: TableViewItem) => void,
  ): Promise<readonly string[]> => {
    const tables = service('tableViewItems')
    try {
      const expected = { plan: table.plan ?? null }
      onKnown(await tables.patch(table._id, { plan, expected }))
      return []
    } catch (failure) {
      if (!isChanged(failure)) throw failure
      const now = await tables.get(table._id)
      onKnown(now)
      return isThere(now.plan, plan) ? [] : [table.name]
    }
  }
  return {
    walls: followed.state,
    open: followed.open,
    place: async (tables, onKnown) => {
      assertOnline(connection)
      return (await Promise.all(tables.map((one) => placeOne(one, onKnown)))).flat()
    },
    build: async (seen, walls) => {
      assertOnline(connection)
      const shops = service('shops')
      const before = { ...shop, walls: [...seen] }
      try {
        followed.put(await changeRecord(shops, before, { walls: [...walls] }))
        return undefined
      } catch (failure) {
        if (!isChanged(failure)) throw failure
        const now = await shops.get(shop._id)
        followed.put(now)
        return now.walls ?? []
      }
    },
  }
}
