import { Client, type ClientConfig } from 'pg'
import { partitionKeys } from '../../tables/partition-keys.ts'

/** The schema of the partitions, so that the tables of `public` are those of the sources. */
const partitionSchema = 'parts'

const partitions = 8

/** Definitions of a plain table that its partitioned form gets again. */
interface Definition {
  readonly name: string
  readonly sql: string
  /** Whether PostgreSQL refuses it on a partitioned table, since it is unique without the key. */
  readonly keyless: boolean
}

const definitionsOf = async (client: Client, table: string, key: string): Promise<Definition[]> => {
  const { rows } = await client.query<Definition>(
    `select c.relname as name,
       coalesce('alter table ' || quote_ident($1) || ' add constraint ' || quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid),
         pg_get_indexdef(i.indexrelid)) as sql,
       i.indisunique and not a.attnum = any(i.indkey) as keyless
     from pg_index i join pg_class c on c.oid = i.indexrelid
     left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u')
     join pg_attribute a on a.attrelid = i.indrelid and a.attname = $2
     where i.indrelid = $1::regclass
     union all
     select tgname, pg_get_triggerdef(oid), false from pg_trigger where tgrelid = $1::regclass and not tgisinternal`,
    [table, key],
  )
  return rows
}

const partition = async (client: Client, table: string, key: string): Promise<void> => {
  const definitions = await definitionsOf(client, table, key)
  const refused = definitions.filter(({ keyless }) => keyless).map(({ name }) => name)
  if (refused.length > 0)
    throw new Error(`${table}: ${refused.join(', ')} must contain ${key}, its key`)
  await client.query(`alter table "${table}" rename to plain`)
  await client.query(
    `create table "${table}" (like plain including all excluding indexes) partition by hash ("${key}")`,
  )
  await client.query('drop table plain')
  for (const { sql } of definitions) await client.query(sql)
  for (let place = 0; place < partitions; place += 1)
    await client.query(
      `create table ${partitionSchema}."${table}/${place}" partition of "${table}"
       for values with (modulus ${partitions}, remainder ${place})`,
    )
}

/**
 * Replaces the tables of shops and members of an empty database by hash partitions by their keys, with the same columns,
 * indexes, checks and triggers. Throws if a unique index lacks the key.
 */
export const partitionTables = async (settings: ClientConfig): Promise<void> => {
  const client = new Client(settings)
  await client.connect()
  try {
    await client.query(`begin; create schema ${partitionSchema}`)
    for (const [table, key] of Object.entries(partitionKeys)) await partition(client, table, key)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
