import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool } from 'pg'

/** Opens the embedded PostgreSQL of a data folder by its socket. */
export const openDatabase = async (dataFolder: string): Promise<Pool> => {
  const lines = (await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  const pool = new Pool({ host: lines[4] ?? '', port: 5432, user: 'comanda', database: 'comanda' })
  pool.on('error', () => undefined)
  return pool
}
