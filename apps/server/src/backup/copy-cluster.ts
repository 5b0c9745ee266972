import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { newestOrder } from './newest-order.ts'
import {
  type BackupFolder,
  severalAtOnce,
  storeContent,
  type StoredFile,
  storeFile,
} from './stored-file.ts'

/** Folders whose content PostgreSQL makes again. */
const madeAgain =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/[^/]+$/
/** Folders among them that have to be there. */
const neededFolder = /^pg_wal\/(?:archive_status|summaries)$/
const notCopied =
  /^postmaster\.(?:pid|opts)$|^archive-gaps$|(?:^|\/)(?:pgsql_tmp[^/]*|pg_internal\.init.*)$/
/** It names the last checkpoint, so it is read last. */
const controlFile = 'global/pg_control'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The files and folders of a cluster that belong in a copy. */
const listCluster = async (cluster: string) => {
  const files: string[] = []
  const folders: string[] = []
  const list = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(cluster, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (notCopied.test(path)) continue
      if (entry.isDirectory() && (!madeAgain.test(path) || neededFolder.test(path))) {
        folders.push(path)
        await list(path)
      } else if (entry.isFile() && !madeAgain.test(path) && !path.startsWith('pg_wal/'))
        files.push(path)
    }
  }
  await list('')
  return { folders, files: files.filter((path) => path !== controlFile) }
}

/** The copy of a cluster. Paths begin with `postgres/`. */
export interface CopiedCluster {
  readonly folders: readonly string[]
  readonly files: readonly StoredFile[]
  /** Everything acknowledged before this time is in the copy. */
  readonly until: string
  readonly newestOrder?: string | undefined
}

/**
 * Copies the files of a PostgreSQL that is in use, by its own protocol: `pg_backup_start`, a copy of the files as they
 * come, `pg_backup_stop`, and the write-ahead log between the two, which makes them consistent. A replication slot of the
 * connection retains that log for as long.
 */
export const copyCluster = async (
  client: Client,
  cluster: string,
  { stopping, ...folder }: BackupFolder & { readonly stopping?: AbortSignal | undefined },
): Promise<CopiedCluster> => {
  const one = async (text: string, values: readonly unknown[] = []): Promise<string[]> => {
    const { rows } = await client.query<string[]>({ text, values: [...values], rowMode: 'array' })
    return rows[0] ?? []
  }
  const stored: StoredFile[] = []
  const store = async (path: string, mayBeMissing = false): Promise<void> => {
    const file = storeFile(join(cluster, path), folder, `postgres/${path}`)
    // A table that is dropped while the files are copied: the log drops it again.
    const done = await file.catch((error: unknown) => {
      if (mayBeMissing && isMissing(error)) return undefined
      throw error
    })
    if (done) stored.push(done)
  }
  await one('select pg_create_physical_replication_slot($1, true, true)::text', [
    `backup_${process.pid}`,
  ])
  const [first = ''] = await one("select pg_walfile_name(pg_backup_start('comanda', true))")
  const { folders, files } = await listCluster(cluster)
  await severalAtOnce(files, (path) => store(path, true), stopping)
  await store(controlFile)
  const order = await newestOrder(client)
  const [until = ''] = await one('select to_json(clock_timestamp())::text')
  const [last = '', label = '', tablespaces = ''] = await one(
    'select pg_walfile_name(lsn), labelfile, spcmapfile from pg_backup_stop(false)',
  )
  if (tablespaces.trim() !== '') throw new Error('A database with tablespaces cannot be copied.')
  for (const name of await readdir(join(cluster, 'pg_wal')))
    if (
      /^[0-9A-F]{8}\.history$/.test(name) ||
      (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
    )
      await store(`pg_wal/${name}`)
  const labelled = Readable.from([Buffer.from(label)])
  stored.push(await storeContent(labelled, folder, 'postgres/backup_label'))
  return {
    folders: folders.map((path) => `postgres/${path}`),
    files: stored,
    newestOrder: order,
    until: new Date(JSON.parse(until) as string).toISOString(),
  }
}

/** Returns whether the folder has a cluster. */
export const hasCluster = (dataFolder: string): boolean =>
  existsSync(join(dataFolder, 'postgres', 'PG_VERSION'))
