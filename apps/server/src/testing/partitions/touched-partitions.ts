import type { Client } from 'pg'
import { partitionKeys } from '../../tables/partition-keys.ts'

/** The partitions that a statement reads or changes; those that it only inserts into are not in its plan. */
export interface Touched {
  readonly tables: readonly string[]
  /** The numbers of the partitions: tables with the same key have the same number. */
  readonly places: ReadonlySet<string>
  /** The keys of the tables: rows of a shop and of a member are not together even if their numbers are the same. */
  readonly keys: ReadonlySet<string>
}

const relationsIn = (plan: unknown): string[] => {
  if (typeof plan !== 'object' || plan === null) return []
  return Object.entries(plan).flatMap(([name, value]) =>
    name === 'Relation Name' ? [String(value)] : relationsIn(value),
  )
}

/** Returns what a statement with these values would touch. Throws if partitioned tables cannot have it. */
export const touchedPartitions = async (
  plans: Client,
  text: string,
  values: readonly unknown[],
): Promise<Touched> => {
  const { rows } = await plans.query<Record<string, unknown>>(
    `explain (format json, costs off) ${text}`,
    [...values],
  )
  const names = relationsIn(rows[0]?.['QUERY PLAN']).filter((name) => name.includes('/'))
  const partitions = names.map((name) => name.split('/'))
  const tables = [...new Set(partitions.map(([table = '']) => table))]
  return {
    tables,
    places: new Set(partitions.map(([, place = '']) => place)),
    keys: new Set(tables.flatMap((table) => partitionKeys[table] ?? [])),
  }
}

/** Returns whether it touches rows of more than one shop or member. */
export const touchesSeveral = ({ places, keys }: Touched): boolean =>
  places.size > 1 || keys.size > 1
