import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'

/** As whom the programs of PostgreSQL run, which refuse to run as root. */
export interface Mode {
  /** Words before the program. */
  readonly prefix: readonly string[]
  /** The user that the programs run as and that must own their files; nothing: our own. */
  readonly user?: { readonly uid: number; readonly gid: number }
}

/** How to start the programs. */
export interface RunAs extends Mode {
  readonly binaries: Binaries
}

const isRoot = (): boolean => process.getuid?.() === 0

/** A namespace in which we are nobody, yet still reach our own files: in folders closed to others too. */
const namespaceWorks = (): boolean =>
  process.platform === 'linux' && spawnSync('unshare', ['-U', 'id', '-un']).status === 0

const idOf = (name: string, flag: string): number =>
  Number(
    execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )

const unprivilegedUser = (): { uid: number; gid: number } => {
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(name, '-u'), gid: idOf(name, '-g') }
    } catch {
      // The next one, then.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user postgres or nobody to run it as. ' +
      'Start the server as an ordinary user, or set DATABASE_URL.',
  )
}

/** A copy that every user can reach: the packages may lie in a folder closed to others. */
const reachableCopy = (binaries: Binaries, runFolder: string): Binaries => {
  const copy = join(runFolder, 'native')
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`
    cpSync(dirname(binaries.programs), half, { recursive: true, verbatimSymlinks: true })
    renameSync(half, copy)
  }
  const links = binaries.libraries.slice(1)
  return { programs: join(copy, 'bin'), libraries: [join(copy, 'lib'), ...links] }
}

/** As ourselves; as root in a namespace, or where that cannot be, as another user. */
export const chooseMode = (): Mode => {
  if (!isRoot()) return { prefix: [] }
  return namespaceWorks() ? { prefix: ['unshare', '-U'] } : { prefix: [], user: unprivilegedUser() }
}

/** The programs, where the mode can reach them. */
export const inMode = (mode: Mode, binaries: Binaries, runFolder: string): RunAs => ({
  ...mode,
  binaries:
    mode.user && binaries.libraries.length > 0 ? reachableCopy(binaries, runFolder) : binaries,
})

/**
 * The name by which a program reaches a folder of ours that it is started in. Another user cannot walk there through
 * folders that are closed to others; where it stands it may be.
 */
export const reachable = ({ user }: RunAs, folder: string): string =>
  user && process.platform === 'linux' ? '/proc/self/cwd' : folder
