import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { libraryPath } from './binaries.ts'
import type { RunAs } from './run-as.ts'

const run = promisify(execFile)

/** The user and owner of everything in an embedded PostgreSQL. */
export const clusterUser = 'comanda'

const userOf = (runAs: RunAs) => runAs.user ?? {}

/** A program of PostgreSQL with its words, run to its end as `runAs` says. */
const runProgram = async (
  runAs: RunAs,
  program: string,
  words: readonly string[],
): Promise<void> => {
  const line = [...runAs.prefix, join(runAs.binaries.programs, program), ...words]
  await run(line[0] ?? '', line.slice(1), {
    ...userOf(runAs),
    cwd: '/',
    env: libraryPath(runAs.binaries),
  })
}

/**
 * Makes the files of a new PostgreSQL in `folder`, all at once: they are made beside it and moved into place, so that
 * neither an interruption nor a second server leaves half of them.
 */
export const makeCluster = async (folder: string, runAs: RunAs): Promise<void> => {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const half = `${folder}.${process.pid}.new`
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  await rm(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  if (runAs.user) chownSync(half, runAs.user.uid, runAs.user.gid)
  const words = ['--username', clusterUser, '--auth=trust', '--encoding=UTF8', '--locale=C']
  await runProgram(runAs, 'initdb', ['--pgdata', half, ...words])
  await rename(half, folder).catch(async (error: unknown) => {
    await rm(half, { recursive: true, force: true })
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  })
}
