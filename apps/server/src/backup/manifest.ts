import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { StoredFile } from './stored-file.ts'

/** What a backup contains. */
export interface Manifest {
  readonly format: 1
  /** Everything that was acknowledged before this time is in the backup (ISO 8601). */
  readonly until: string
  /** The major version of PostgreSQL that can read it. */
  readonly postgres: number
  /** The newest order, if there was one. */
  readonly newestOrder?: string | undefined
  /** Folders, some of them empty, which PostgreSQL needs. */
  readonly folders: readonly string[]
  readonly files: readonly StoredFile[]
}

const fileName = 'manifest.json'

/** What a server stores in its data folder. */
export const ofServer = ['postgres', 'attachments', 'jwt-secret'] as const

/** Returns whether a path leads to something that a server stores, and nowhere else. */
const isOfServer = (path: unknown): boolean =>
  typeof path === 'string' &&
  path === posix.normalize(path) &&
  !path.includes('\\') &&
  ofServer.some((name) => path === name || path.startsWith(`${name}/`))

/** Writes the manifest, the last file of a backup. */
export const writeManifest = async (backup: string, manifest: Manifest): Promise<void> => {
  const file = await open(join(backup, fileName), 'wx', 0o600)
  await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`)
  await file.sync()
  await file.close()
}

/** Reads the manifest of a backup. Throws if the folder has no manifest, is of a later format, or names other files than a server's. */
export const readManifest = (backup: string): Manifest => {
  let text: string
  try {
    text = readFileSync(join(backup, fileName), 'utf8')
  } catch (error) {
    throw new Error(`${backup} is not a complete backup: it has no ${fileName}.`, { cause: error })
  }
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1) throw new Error(`${backup} was made by a later release.`)
  const wrong = [...manifest.folders, ...manifest.files.map(({ path }) => path)].find(
    (path) => !isOfServer(path),
  )
  if (wrong !== undefined)
    throw new Error(
      `The backup is damaged: ${JSON.stringify(wrong)} is not a path in a data folder.`,
    )
  return manifest
}
