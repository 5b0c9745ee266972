import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { preparedRows } from '../../../database/prepared-rows.ts'
import { type StationRow, stations } from '../../../tables/stations.ts'

const read = preparedRows(
  'shop_stations',
  stations,
  sql`where shop = ${sql.placeholder('shop')} and status is distinct from 'disabled'
    order by "order" nulls last, _id`,
)

/** Reads the stations of a shop that are in use, in their order. The statement is sent before it returns. */
export const shopStations = (database: Database, shop: string): Promise<StationRow[]> =>
  read(database, { shop })
