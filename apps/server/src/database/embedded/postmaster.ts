import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { libraryPath } from './binaries.ts'
import { removeStalePids, isAlive } from './postmaster-file.ts'
import { reachable, type RunAs } from './run-as.ts'

export interface PostmasterSettings {
  readonly cluster: string
  readonly runFolder: string
  readonly logFile: string
  readonly runAs: RunAs
  /** Settings of PostgreSQL, `name=value`. */
  readonly settings: readonly string[]
}

const largestLog = 10_000_000

const openLog = (file: string): number => {
  try {
    if (statSync(file).size > largestLog) renameSync(file, `${file}.1`)
  } catch {
    // There is no log yet.
  }
  return openSync(file, 'a', 0o600)
}

/** Returns the last lines of the log, for error messages. */
export const logTail = (file: string): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n')

/**
 * Starts PostgreSQL on a unix socket only, in its own process group: Ctrl-C reaches only the server, which finishes its
 * work before it stops the database.
 */
export const startPostmaster = (start: PostmasterSettings): ChildProcess => {
  removeStalePids(start.cluster, start.runFolder)
  const { prefix, binaries, user } = start.runAs
  const words = [
    '-D',
    reachable(start.runAs, start.cluster),
    '-k',
    start.runFolder,
    '-h',
    '',
    '-p',
    '5432',
  ]
  const settings = ['unix_socket_permissions=0700', 'max_connections=60', ...start.settings]
  const line = [...prefix, join(binaries.programs, 'postgres'), ...words]
  for (const setting of settings) line.push('-c', setting)
  const log = openLog(start.logFile)
  const child = spawn(line[0] ?? '', line.slice(1), {
    ...user,
    cwd: start.cluster,
    detached: true,
    env: libraryPath(binaries),
    stdio: ['ignore', log, log],
  })
  child.unref()
  child.on('error', () => undefined)
  closeSync(log)
  return child
}

/** Stops PostgreSQL by a fast shutdown and waits until it has exited. */
export const stopPostmaster = async (pid: number, child?: ChildProcess): Promise<void> => {
  const gone = () => (child?.pid === pid ? hasEnded(child) : !isAlive(pid))
  if (!gone()) process.kill(pid, 'SIGINT')
  while (!gone()) await sleep(10)
}

/** Returns whether the process that we started has exited. */
export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined
