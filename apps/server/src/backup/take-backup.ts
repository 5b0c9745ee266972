import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { archiveGaps, forgetGaps } from '../database/embedded/archive.ts'
import type { makeCipher } from './backup-cipher.ts'
import { copyCluster } from './copy-cluster.ts'
import { writeManifest } from './manifest.ts'
import { type BackupFolder, severalAtOnce, type StoredFile, storeFile } from './stored-file.ts'

export interface BackupSource {
  readonly dataFolder: string
  /** How to connect to the PostgreSQL that runs on it. */
  readonly connection: ClientConfig
  readonly stopping?: AbortSignal | undefined
  /** Encrypts it. */
  readonly encryption?: Awaited<ReturnType<typeof makeCipher>> | undefined
}

/** Backups begin with this, then the time. */
export const backupPrefix = 'comanda-'

/** Copies what is stored beside the database: pictures as they were uploaded, and the secret of the tokens. */
const copyBeside = async (
  { dataFolder, stopping }: BackupSource,
  to: BackupFolder,
): Promise<StoredFile[]> => {
  const stored: StoredFile[] = []
  const store = async (path: string): Promise<void> => {
    stored.push(await storeFile(join(dataFolder, path), to, path))
  }
  if (existsSync(join(dataFolder, 'jwt-secret'))) await store('jwt-secret')
  const pictures = 'attachments/originals'
  if (!existsSync(join(dataFolder, pictures))) return stored
  // Any other is still being written.
  const names = (await readdir(join(dataFolder, pictures))).filter((name) =>
    /^[0-9a-f]+$/i.test(name),
  )
  await severalAtOnce(names, (name) => store(`${pictures}/${name}`), stopping)
  return stored
}

/**
 * Makes a backup of the embedded database while it serves, with pictures and keys, as a new folder in `to` (OPER-4.1).
 * Everything acknowledged before the copy of the database was complete is in it. Returns the folder. Leaves nothing and throws if
 * `stopping` is aborted.
 */
export const takeBackup = async (source: BackupSource, to: string): Promise<string> => {
  const { dataFolder, connection, stopping, encryption } = source
  const stamp = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
  const backup = join(to, `${backupPrefix}${stamp}`)
  const partial = `${backup}.part`
  await mkdir(to, { recursive: true, mode: 0o700 })
  await mkdir(partial, { mode: 0o700 })
  const client = new Client({ ...connection, application_name: 'comanda backup' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('set statement_timeout = 0')
    const cluster = join(dataFolder, 'postgres')
    const gaps = archiveGaps(cluster)
    const folder = { backup: partial, cipher: encryption?.cipher }
    await encryption?.store(partial)
    const copied = await copyCluster(client, cluster, { ...folder, stopping })
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    )
    await writeManifest(partial, {
      ...copied,
      format: 1,
      postgres: Math.floor(Number(rows[0]?.version) / 10_000),
      files: [...copied.files, ...(await copyBeside(source, folder))],
    })
    await rename(partial, backup)
    // A gap since the backup began may be after what it has.
    if (archiveGaps(cluster) === gaps) forgetGaps(cluster)
    return backup
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** From this age on, in ms, an unfinished backup is not under way any more. */
const partialAge = 86_400_000

/** Removes all backups but the newest ones, and unfinished ones. Returns the folders that it removed. */
export const removeOldBackups = async (folder: string, most: number): Promise<string[]> => {
  const complete = (await readdir(folder))
    .filter((name) => /^comanda-[\dTZ-]+$/.test(name))
    .filter((name) => existsSync(join(folder, name, 'manifest.json')))
    .toSorted()
  const old = complete.slice(0, Math.max(0, complete.length - most))
  // A backup or a check that was interrupted, as by a power cut.
  const partial = (await readdir(folder))
    .filter((name) => /^comanda-.*\.part$|^check-\w{6}$/.test(name))
    .filter((name) => statSync(join(folder, name)).mtimeMs < Date.now() - partialAge)
  for (const name of [...old, ...partial])
    await rm(join(folder, name), { recursive: true, force: true })
  return [...old, ...partial]
}
