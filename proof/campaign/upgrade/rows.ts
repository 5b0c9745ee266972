import { Client } from 'pg'

/** Tables that a migration may rewrite or index, and what differs in each copy of a row. */
const copied: Readonly<Record<string, string>> = {
  table_sessions: `'_id', lpad(to_hex(n), 24, '0'), 'shop', 'copies', 'table_item', null,
    'restore_key', 'copy-' || n, 'user', 'copy-' || n % 1000`,
  orders: `'_id', lpad(to_hex(n), 24, '0'), 'shop', 'copies', 'number', n,
    'session', lpad(to_hex(n), 24, '0')`,
  session_lines: `'shop', 'copies', 'id', 'copy-' || n, 'order_id', lpad(to_hex(n), 24, '0'),
    'session', lpad(to_hex(n), 24, '0')`,
  point_records: `'_id', lpad(to_hex(n), 24, '0'), 'user', 'copy-' || n % 1000,
    'session', null, 'reverses', null`,
  point_takes: `'record', lpad(to_hex(n), 24, '0'), 'lot', lpad(to_hex(n), 24, '0')`,
  point_lots: `'_id', lpad(to_hex(n), 24, '0'), 'user', 'copy-' || n % 1000`,
  balance_records: `'_id', lpad(to_hex(n), 24, '0'), 'user', 'copy-' || n % 1000,
    'session', null, 'reverses', null, 'type', 'adjust'`,
  user_coupons: `'_id', lpad(to_hex(n), 24, '0'), 'user', 'copy-' || n % 1000, 'session', null`,
}

/** Copies a row of each table that grows many times, for a shop and members of nobody: a migration has to take time. */
export const addRows = async (url: string, count: number): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const [table, changes] of Object.entries(copied))
    await client.query(
      `insert into ${table} select copy.*
       from (select to_jsonb(t) as row from ${table} t limit 1) as one, generate_series(1, ${count}) as n,
         lateral jsonb_populate_record(null::${table}, row || jsonb_build_object(${changes})) as copy`,
    )
  await client.query('analyze')
  await client.end()
}
