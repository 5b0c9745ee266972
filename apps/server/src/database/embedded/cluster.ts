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

/** The superuser of the embedded PostgreSQL. */
export const clusterUser = 'comanda'

const userOf = (runAs: RunAs) => runAs.user ?? {}

/** Runs a program of PostgreSQL in the folder until it exits. */
const runProgram = async (
  runAs: RunAs,
  folder: string,
  program: string,
  options: readonly string[],
  stopping: AbortSignal | undefined,
): Promise<void> => {
  const line = [...runAs.prefix, join(runAs.binaries.programs, program), ...options]
  await run(line[0] ?? '', line.slice(1), {
    ...userOf(runAs),
    cwd: folder,
    env: libraryPath(runAs.binaries),
    ...(stopping ? { signal: stopping } : {}),
  })
}

/** Folders in progress in this process. Any other folder with our pid is of an earlier process with the same pid. */
const inProgress = new Set<string>()

/** Removes unfinished folders of interrupted servers. */
const removePartial = async (folder: string): Promise<void> => {
  for (const name of readdirSync(dirname(folder))) {
    const [, pid] = /^postgres\.(\d+)-[0-9a-f]+\.new$/.exec(name) ?? []
    const partial = join(dirname(folder), name)
    if (pid === undefined || inProgress.has(partial)) continue
    if (Number(pid) === process.pid || !isAlive(Number(pid)))
      await rm(partial, { recursive: true, force: true })
  }
}

/**
 * Creates the files of a new PostgreSQL atomically: next to `folder`, then moved, so that neither an interruption nor a
 * second server leaves a partial cluster. Throws once `stopping` is aborted.
 */
export const makeCluster = async (
  folder: string,
  runAs: RunAs,
  stopping?: AbortSignal,
): Promise<void> => {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const partial = `${folder}.${process.pid}-${randomBytes(4).toString('hex')}.new`
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  await removePartial(folder)
  inProgress.add(partial)
  mkdirSync(partial, { mode: 0o700 })
  if (runAs.user) chownSync(partial, runAs.user.uid, runAs.user.gid)
  const options = ['--username', clusterUser, '--auth=trust', '--encoding=UTF8', '--locale=C']
  const line = ['--pgdata', reachable(runAs, partial), ...options]
  await runProgram(runAs, partial, 'initdb', line, stopping)
  await rename(partial, folder).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true })
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  })
  inProgress.delete(partial)
}
