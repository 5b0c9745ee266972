import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
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

/** No statements, parameters or values of rows in the log, of whatever program connects: they are of people (OPER-1.9). */
const logSettings = [
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_statement=none',
  'log_min_duration_statement=-1',
]

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
  // Deadlocks are looked for before waits for locks end, and retried (OVER-1.3).
  const own = ['unix_socket_permissions=0700', 'max_connections=60', 'deadlock_timeout=250ms']
  const settings = [...own, ...logSettings, ...start.settings]
  const line = [...prefix, join(binaries.programs, 'postgres'), ...words]
  for (const setting of settings) line.push('-c', setting)
  const log = openSync(start.logFile, 'a', 0o600)
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

/** How a shutdown becomes more forceful, by the part of the patience that has passed. No way loses a committed row. */
const shutdowns = [
  { signal: 'SIGINT', from: 0 },
  { signal: 'SIGQUIT', from: 0.6 },
  { signal: 'SIGKILL', from: 0.9 },
] as const

/**
 * Stops PostgreSQL and waits until it has exited: by a fast shutdown, which ends the connections and writes a checkpoint;
 * if that takes too long, by an immediate one, after which the next start recovers; in the end by killing it.
 */
export const stopPostmaster = async (
  pid: number,
  patience: number,
  child?: ChildProcess,
): Promise<void> => {
  const begin = performance.now()
  const isGone = (): boolean => (child?.pid === pid ? hasEnded(child) : !isAlive(pid))
  for (const [at, { signal }] of shutdowns.entries()) {
    const until = begin + patience * (shutdowns[at + 1]?.from ?? 1)
    try {
      if (!isGone()) process.kill(pid, signal)
    } catch {
      // It has exited since.
    }
    while (!isGone() && performance.now() < until) await sleep(10)
  }
}

/** Returns whether the process that we started has exited. */
export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined
