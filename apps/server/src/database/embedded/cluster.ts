import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { libraryPath } from './binaries.ts'
import { isAlive } from './postmaster-file.ts'
import { reachable, type RunAs } from './run-as.ts'

const run = promisify(execFile)

/** The user and owner of everything in an embedded PostgreSQL. */
export const clusterUser = 'comanda'

const userOf = (runAs: RunAs) => runAs.user ?? {}

/** A program of PostgreSQL with its words, run in the folder to its end as `runAs` says. */
const runProgram = async (
  runAs: RunAs,
  folder: string,
  program: string,
  words: readonly string[],
): Promise<void> => {
  const line = [...runAs.prefix, join(runAs.binaries.programs, program), ...words]
  await run(line[0] ?? '', line.slice(1), {
    ...userOf(runAs),
    cwd: folder,
    env: libraryPath(runAs.binaries),
  })
}

/** What this process is making now. Another half of its pid is of a process that had the pid before. */
const making = new Set<string>()

/** What a server left half made when it was interrupted. */
const removeHalves = async (folder: string): Promise<void> => {
  for (const name of readdirSync(dirname(folder))) {
    const [, maker] = /^postgres\.(\d+)-[0-9a-f]+\.new$/.exec(name) ?? []
    const half = join(dirname(folder), name)
    if (maker === undefined || making.has(half)) continue
    if (Number(maker) === process.pid || !isAlive(Number(maker)))
      await rm(half, { recursive: true, force: true })
  }
}

/**
 * Makes the files of a new PostgreSQL in `folder`, all at once: they are made beside it and moved into place, so that
 * neither an interruption nor a second server leaves half of them.
 */
export const makeCluster = async (folder: string, runAs: RunAs): Promise<void> => {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const half = `${folder}.${process.pid}-${randomBytes(4).toString('hex')}.new`
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  await removeHalves(folder)
  making.add(half)
  mkdirSync(half, { mode: 0o700 })
  if (runAs.user) chownSync(half, runAs.user.uid, runAs.user.gid)
  const words = ['--username', clusterUser, '--auth=trust', '--encoding=UTF8', '--locale=C']
  await runProgram(runAs, half, 'initdb', ['--pgdata', reachable(runAs, half), ...words])
  await rename(half, folder).catch(async (error: unknown) => {
    await rm(half, { recursive: true, force: true })
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  })
  making.delete(half)
}
