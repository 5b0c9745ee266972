import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program that a campaign starts. */
export interface Program {
  readonly name: string
  /** The package of Debian that contains it. */
  readonly debianPackage: string
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const versionsOf = (folder: string): string[] => {
  try {
    return readdirSync(folder).sort((one, other) => Number(other) - Number(one))
  } catch {
    return []
  }
}

/** Folders of programs: of Debian's PostgreSQL, which are in no `PATH` and complete, of `PATH`, and of the system. */
const folders = (): string[] => [
  ...versionsOf('/usr/lib/postgresql').map((version) =>
    join('/usr/lib/postgresql', version, 'bin'),
  ),
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
  '/sbin',
  ...versionsOf('/usr/lib/postgresql').map((version) =>
    join('/usr/lib/postgresql', version, 'bin'),
  ),
]

/** Returns the path of a program, or undefined if it is not installed. */
export const findProgram = (name: string): string | undefined =>
  folders()
    .map((folder) => join(folder, name))
    .find(isExecutable)

/** Returns the path of a program that the campaign has listed. */
export const programPath = (name: string): string => {
  const path = findProgram(name)
  if (path === undefined) throw new Error(`${name} is not installed`)
  return path
}

/** Returns the Debian packages of the programs that are not installed, each once. */
export const missingPackages = (programs: readonly Program[]): string[] => [
  ...new Set(
    programs
      .filter(({ name }) => findProgram(name) === undefined)
      .map(({ debianPackage }) => debianPackage),
  ),
]
