import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Binaries, libraryPath } from './binaries.ts'

/** How to start the programs of PostgreSQL, which refuse to run as root. */
export interface RunAs {
  readonly binaries: Binaries
  /** Words before the program. */
  readonly prefix: readonly string[]
  /** The user that the programs run as and that must own their files; nothing: our own. */
  readonly user?: { readonly uid: number; readonly gid: number }
}

const linksOf = (binaries: Binaries): readonly string[] => binaries.libraries.slice(1)

const isRoot = (): boolean => process.getuid?.() === 0

/** A namespace in which we are nobody, yet still reach our own files: in folders closed to others too. */
const namespaceWorks = (binaries: Binaries): boolean =>
  process.platform === 'linux' &&
  spawnSync('unshare', ['-U', join(binaries.programs, 'postgres'), '--version'], {
    env: libraryPath(binaries),
  }).status === 0 &&
  spawnSync('unshare', ['-U', 'id', '-un']).status === 0

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
  return { programs: join(copy, 'bin'), libraries: [join(copy, 'lib'), ...linksOf(binaries)] }
}

/** As ourselves; as root in a namespace, or else as another user with a copy of the programs. */
export const chooseRunAs = (binaries: Binaries, runFolder: string): RunAs => {
  if (!isRoot()) return { binaries, prefix: [] }
  if (namespaceWorks(binaries)) return { binaries, prefix: ['unshare', '-U'] }
  const { uid, gid } = unprivilegedUser()
  const ours = binaries.libraries.length > 0
  return {
    binaries: ours ? reachableCopy(binaries, runFolder) : binaries,
    prefix: [],
    user: { uid, gid },
  }
}
