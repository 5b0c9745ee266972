import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'

interface User {
  readonly uid: number
  readonly gid: number
}

const idOf = (name: string, flag: string): number =>
  Number(
    execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )

/** Returns the user that PostgreSQL runs as if the campaign is root, since PostgreSQL refuses root; else undefined. */
export const databaseUser = (): User | undefined => {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(name, '-u'), gid: idOf(name, '-g') }
    } catch {
      // Try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
}

/** Creates a folder that the database's user may write to. */
export const makeDatabaseFolder = (folder: string): void => {
  mkdirSync(folder, { mode: 0o700 })
  const user = databaseUser()
  if (user) chownSync(folder, user.uid, user.gid)
}
