import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
} from 'node:fs'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseMode } from '../database/embedded/run-as.ts'
import { startEmbedded } from '../database/embedded/engine.ts'
import { runningPostmaster, socketFolder } from '../database/embedded/postmaster-file.ts'
import { runFolderOf } from '../database/embedded/run-folder.ts'
import type { BackupCipher } from './backup-cipher.ts'
import { ofServer, readManifest, type Manifest } from './manifest.ts'
import { restoreFile, severalAtOnce } from './stored-file.ts'

/** An archive, and the moment in it to restore to: `latest` for all of it, undefined for that of the backup. */
export interface RestoreTarget {
  readonly archive: string
  readonly moment?: Date | 'latest' | undefined
}

export interface RestoreOptions {
  readonly target?: RestoreTarget | undefined
  readonly stopping?: AbortSignal | undefined
  /** What decrypts it. */
  readonly cipher?: BackupCipher | undefined
}

/** Returns what a data folder has. */
export const dataIn = (dataFolder: string): readonly string[] =>
  ofServer.filter((name) => existsSync(join(dataFolder, name)))

/** Returns a new folder for what a data folder has; it is in it, since the data folder may be a mounted volume. */
const makeAside = (dataFolder: string): string => {
  const stamp = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
  const aside = join(dataFolder, `replaced-${stamp}`)
  mkdirSync(aside, { mode: 0o700 })
  return aside
}

/**
 * Moves restored data into the data folder, and what was there aside. Returns where that is, if there was anything. If it
 * fails, moves everything back: a server that finds no data begins with an empty database.
 */
export const replaceData = (restored: string, dataFolder: string): string | undefined => {
  const aside = dataIn(dataFolder).length === 0 ? undefined : makeAside(dataFolder)
  const moved: (readonly [from: string, to: string])[] = []
  const moveAll = (from: string, to: string): void => {
    for (const name of dataIn(from)) {
      renameSync(join(from, name), join(to, name))
      moved.push([join(from, name), join(to, name)])
    }
  }
  try {
    if (aside !== undefined) moveAll(dataFolder, aside)
    moveAll(restored, dataFolder)
  } catch (error) {
    for (const [from, to] of moved.toReversed()) renameSync(to, from)
    if (aside !== undefined) rmdirSync(aside)
    throw error
  }
  return aside
}

/**
 * Throws, with the reason, if a server runs on the data folder. Ends a PostgreSQL that a server or command which was killed has
 * left there; on a busy machine its lock may outlive it by some seconds.
 */
export const requireStopped = async (dataFolder: string): Promise<void> => {
  if (!existsSync(dataFolder)) return
  const real = realpathSync(dataFolder)
  const cluster = join(real, 'postgres')
  if (runningPostmaster(cluster) === undefined) return
  if (socketFolder(cluster) !== runFolderOf(real))
    throw new Error(`A server runs on ${dataFolder}: stop it first.`)
  const left = await startEmbedded({ dataFolder })
  await left.stop()
}

/** The shell's spelling of a text. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** A value in PostgreSQL's configuration files, in which a backslash escapes. */
const setting = (value: string): string =>
  `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Returns a time as PostgreSQL's configuration reads it: it knows no `Z`. */
const spelled = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '+00')

/**
 * Lets PostgreSQL read the archive at its next start, up to the moment. It then begins a timeline of its own, so that what
 * it archives later does not collide with what the archive has.
 */
const aimAt = async (cluster: string, { archive, moment }: RestoreTarget): Promise<void> => {
  const command = `cp ${quoted(archive.replaceAll('%', '%%'))}/%f "%p"`
  const lines = [`restore_command = ${setting(command)}`, "recovery_target_action = 'promote'"]
  if (moment === undefined) lines.push("recovery_target = 'immediate'")
  else if (moment !== 'latest') lines.push(`recovery_target_time = ${setting(spelled(moment))}`)
  await appendFile(join(cluster, 'postgresql.auto.conf'), `${lines.join('\n')}\n`)
  await writeFile(join(cluster, 'recovery.signal'), '', { mode: 0o600 })
}

/** Gives the files to the user that PostgreSQL runs as. */
const giveTo = (folder: string, user: { readonly uid: number; readonly gid: number }): void => {
  chownSync(folder, user.uid, user.gid)
  for (const entry of readdirSync(folder, { recursive: true }))
    chownSync(join(folder, String(entry)), user.uid, user.gid)
}

/**
 * Copies a backup into a new data folder, comparing every file with its checksum. Returns the manifest. Throws if a file is
 * damaged or missing, or the backup is later than the moment, or `stopping` is aborted.
 */
export const restoreBackup = async (
  backup: string,
  dataFolder: string,
  { target, stopping, cipher }: RestoreOptions = {},
): Promise<Manifest> => {
  const manifest = readManifest(backup)
  if (target?.moment instanceof Date && target.moment < new Date(manifest.until))
    throw new Error(`This backup is later than that: it has everything until ${manifest.until}.`)
  const cluster = join(dataFolder, 'postgres')
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  for (const folder of manifest.folders)
    await mkdir(join(dataFolder, folder), { recursive: true, mode: 0o700 })
  await severalAtOnce(
    manifest.files,
    (file) => restoreFile({ backup, cipher }, join(dataFolder, file.path), file),
    stopping,
  )
  if (target) await aimAt(cluster, target)
  const { user } = chooseMode()
  if (user) giveTo(cluster, user)
  return manifest
}
