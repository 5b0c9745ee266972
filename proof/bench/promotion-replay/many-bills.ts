import { Client } from 'pg'
import { embeddedConnection } from '../server/embedded-connection.ts'

/** Copies the bills of a shop until there are so many, all of them completed. */
export const manyBills = async (dataFolder: string, shop: string, count: number): Promise<void> => {
  const client = new Client(embeddedConnection(dataFolder))
  await client.connect()
  const columnsOf = async (table: string): Promise<string[]> => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    return rows.map(({ name }) => name)
  }
  /** Copies rows whose column has the id of a session to those of its copies. */
  const copy = async (table: string, key: string, others: Readonly<Record<string, string>>) => {
    const columns = await columnsOf(table)
    const id = `substr(t.${key}, 1, 8) || substr(md5(t.${key} || n), 1, 16)`
    const values = columns.map((name) => (name === key ? id : (others[name] ?? `t.${name}`)))
    await client.query(
      `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
      from (select * from ${table} where shop = $1) t, generate_series(1, $2::int) n`,
      [shop, copies],
    )
  }
  const { rows } = await client.query<{ bills: number }>(
    'select count(*)::int as bills from table_sessions where shop = $1',
    [shop],
  )
  const copies = Math.ceil(count / (rows[0]?.bills ?? 1)) - 1
  await copy('session_lines', 'session', {})
  await copy('table_sessions', '_id', { restore_key: 'md5(t.restore_key || n)' })
  await client.query(
    `update table_sessions set status = 'done', end_time = create_time where shop = $1`,
    [shop],
  )
  await client.query('vacuum analyze')
  await client.end()
}
