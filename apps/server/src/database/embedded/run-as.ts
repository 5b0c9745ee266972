import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'

/** The user that PostgreSQL's programs run as, since they refuse to run as root. */
export interface Mode {
  /** The command and arguments before the program. */
  readonly prefix: readonly string[]
  /** The user that runs the programs and owns their files; by default our own. */
  readonly user?: { readonly uid: number; readonly gid: number }
}

/** The mode, and the programs that it can reach. */
export interface RunAs extends Mode {
  readonly binaries: Binaries
}

const isRoot = (): boolean => process.getuid?.() === 0

/** Returns whether a user namespace works: in it we are nobody, yet reach our own files, even in private folders. */
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
      // Try the next one.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user postgres or nobody to run it as. ' +
      'Start the server as an ordinary user, or set DATABASE_URL.',
  )
}

/** Copies the programs to a folder that every user can read: the packages may be in a private folder. */
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

/** Returns how to run: as ourselves; as root in a namespace, or as another user if that is not possible. */
export const chooseMode = (): Mode => {
  if (!isRoot()) return { prefix: [] }
  return namespaceWorks() ? { prefix: ['unshare', '-U'] } : { prefix: [], user: unprivilegedUser() }
}

/** Returns the mode with programs that it can reach. */
export const inMode = (mode: Mode, binaries: Binaries, runFolder: string): RunAs => ({
  ...mode,
  binaries:
    mode.user && binaries.libraries.length > 0 ? reachableCopy(binaries, runFolder) : binaries,
})

/**
 * Returns the path by which a program reaches its working directory. Another user cannot traverse private parent
 * folders, but can use the directory that it is started in.
 */
export const reachable = ({ user }: RunAs, folder: string): string =>
  user && process.platform === 'linux' ? '/proc/self/cwd' : folder
