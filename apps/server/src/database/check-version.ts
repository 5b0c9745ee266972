import { Client, type ClientConfig } from 'pg'

const oldest = 15

/** Throws with the reason if the database cannot be reached or is older than PostgreSQL 15. */
export const checkVersion = async (settings: ClientConfig): Promise<void> => {
  const client = new Client({ ...settings, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    )
    const major = Math.floor(Number(rows[0]?.version) / 10_000)
    if (major < oldest)
      throw new Error(`DATABASE_URL is a PostgreSQL ${major}: it must be ${oldest} or newer`)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('DATABASE_URL')) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`DATABASE_URL cannot be reached: ${reason}`, { cause: error })
  } finally {
    await client.end().catch(() => undefined)
  }
}
