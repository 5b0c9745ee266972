import { getTableName } from 'drizzle-orm'
import { type PartitionKey, partitionKeys } from '../tables/partition-keys.ts'
import type { RecordTable } from './table.ts'

/** Returns the field by which a distributed database places the rows of a table, if it does. */
export const partitionKeyOf = ({ table }: RecordTable): PartitionKey | undefined =>
  partitionKeys[getTableName(table)]
