import type { ClientBase } from 'pg'

/** Returns the id of the newest order, if the database has any. */
export const newestOrder = async (client: ClientBase): Promise<string | undefined> => {
  const { rows: tables } = await client.query("select to_regclass('orders')::text as name")
  if (!tables[0]?.name) return undefined
  const { rows } = await client.query<{ _id: string }>(
    'select _id from orders order by create_time desc limit 1',
  )
  return rows[0]?._id
}
