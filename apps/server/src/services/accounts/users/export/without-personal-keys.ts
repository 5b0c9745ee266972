import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { personalFields } from '../../../../records/personal-fields.ts'

const keys = sql.raw(`array[${personalFields.map((field) => `'${field}'`).join(', ')}]`)

/** Returns a JSON object of a column without its personal fields. */
export const withoutPersonalKeys = (column: AnyPgColumn): SQL => sql`${column} - ${keys}`

/** Returns a JSON list of a column, each of its objects without its personal fields. */
export const eachWithoutPersonalKeys = (column: AnyPgColumn): SQL => sql`coalesce(
  (select jsonb_agg(one - ${keys} order by place) from jsonb_array_elements(${column}) with ordinality as list (one, place)),
  '[]')`
