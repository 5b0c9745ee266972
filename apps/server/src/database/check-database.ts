import { Client, type ClientConfig } from 'pg'

const oldest = 15

/** What is between us and a database. */
export interface CheckedDatabase {
  /** Whether a connection pooler is: it reports a process of its own as that of the connection. */
  readonly isPooled: boolean
}

/**
 * Throws with the reason if the database of an environment variable cannot be reached or is older than PostgreSQL 15.
 * Returns what is between us and it.
 */
export const checkDatabase = async (
  variable: string,
  settings: ClientConfig,
): Promise<CheckedDatabase> => {
  const client = new Client({ ...settings, connectionTimeoutMillis: 10_000 })
  const reached = async () => {
    await client.connect()
    const { rows } = await client.query<{ version: string; process: number }>(
      "select current_setting('server_version_num') as version, pg_backend_pid() as process",
    )
    return rows[0]
  }
  try {
    const row = await reached().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`${variable} cannot be reached: ${reason}`, { cause: error })
    })
    const major = Math.floor(Number(row?.version) / 10_000)
    if (major < oldest)
      throw new Error(`${variable} is a PostgreSQL ${major}: it must be ${oldest} or newer`)
    return { isPooled: Reflect.get(client, 'processID') !== row?.process }
  } finally {
    await client.end().catch(() => undefined)
  }
}
