import type { Client } from 'pg'

/** SQL expressions by column. */
export type Own = Readonly<Record<string, string>>

const known = new Map<string, readonly string[]>()

const columnsOf = async (client: Client, table: string): Promise<readonly string[]> => {
  const found = known.get(table)
  if (found) return found
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  )
  const columns = rows.map(({ name }) => name)
  known.set(table, columns)
  return columns
}

/** Copies rows of a table, with other values in some columns. `from` says which, and may join others. */
export const copyRows = async (
  client: Client,
  table: string,
  own: Own,
  from: { readonly where: string; readonly join?: string },
): Promise<void> => {
  const columns = await columnsOf(client, table)
  const names = columns.map((name) => `"${name}"`).join(', ')
  const values = columns.map((name) => own[name] ?? `"${name}"`).join(', ')
  const { where, join = '' } = from
  await client.query(
    `insert into ${table} (${names}) select ${values} from ${table} ${join} where ${where}`,
  )
}
