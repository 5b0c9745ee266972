import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The maximum length of a unix socket's path in bytes. */
const longestSocketPath = 107

/**
 * Returns the folder of the socket. It is in the temporary folder, since a data folder's path may be too long for a
 * socket, and derived from the data folder, so that the next server finds a PostgreSQL that outlived the last one.
 */
export const runFolderOf = (dataFolder: string): string => {
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)
  const folder = join(tmpdir(), `comanda-${name}`)
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) > longestSocketPath)
    throw new Error(
      `The temporary folder ${tmpdir()} has too long a path for a socket; set TMPDIR.`,
    )
  return folder
}

/** Creates the folder for us or the given user, private. Refuses a folder that another user has created. */
export const makeRunFolder = (folder: string, user?: { uid: number; gid: number }): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid } = lstatSync(folder)
  const us = process.getuid?.() ?? uid
  if (uid !== us && uid !== user?.uid)
    throw new Error(`${folder} belongs to another user; remove it, or set TMPDIR.`)
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
}
