import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { archiveSettings, makeArchive } from './archive.ts'
import { type Binaries, checkSeries, embeddedBinaries } from './binaries.ts'
import { boundLog, type LogBounds } from './bounded-log.ts'
import { makeCluster } from './cluster.ts'
import { embeddedConnection, embeddedDatabase } from './embedded-connection.ts'
import { connectForLock, type FolderLock, makeDatabase, lockFolder } from './folder-lock.ts'
import { linkLibraries } from './library-links.ts'
import {
  type PostmasterSettings,
  hasEnded,
  logTail,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts'
import { postmasterPid, runningPostmaster } from './postmaster-file.ts'
import { chooseMode, inMode } from './run-as.ts'
import { makeRunFolder, runFolderOf } from './run-folder.ts'

export interface EmbeddedOptions {
  readonly dataFolder: string
  readonly binaries?: Binaries
  /** Settings of PostgreSQL, `name=value`. */
  readonly settings?: readonly string[]
  /** The folder that its log is archived in. */
  readonly archive?: string | undefined
  readonly log?: LogBounds
  /** How often PostgreSQL may fail to start before the start fails. */
  readonly attempts?: number
  /** How long to wait for another server to release the folder, in ms. */
  readonly releasedIn?: number
  /** Aborted if the server has to stop while PostgreSQL starts. */
  readonly stopping?: AbortSignal | undefined
  /** Called when PostgreSQL has exited unexpectedly. It is restarted, however long that takes. */
  readonly onLost?: () => void
  readonly onRestart?: () => void
  /** Called when a restart has failed, such as on a full disk. It is tried again. */
  readonly onRestartFailed?: (error: unknown) => void
}

/** A PostgreSQL that this server runs. */
export interface EmbeddedEngine {
  readonly connection: PoolConfig
  /** Whether it was already running, left by a server that was killed. */
  readonly adopted: boolean
  /** Stops PostgreSQL and waits until it has exited: in `patience` ms, in the end by force. */
  stop(patience?: number): Promise<void>
}

/** How long to wait for a stopping server to release the folder, in ms. */
const defaultReleasedIn = 5000
/** After `kill -9` the processes of the former PostgreSQL prevent a new one until they have ended. */
const defaultAttempts = 20
/** How long a running PostgreSQL may take to accept connections, such as during recovery, in ms. */
const startTimeout = 60_000
/** The longest wait before another restart, in ms. */
const longestPause = 2000
/** How long a stop takes at most, by default, in ms. */
const defaultPatience = 60_000
/** How long the stop of a start takes at most: the process ends soon after a signal (OPER-2.1). */
const patienceOfStart = 4000

/** The process that was started last. It may still be starting. */
interface Started {
  child?: ChildProcess
}

/** Connects to the PostgreSQL of the folder, starting it if needed, and locks the folder. */
const startAndLock = async (
  start: PostmasterSettings,
  { dataFolder, attempts = defaultAttempts, releasedIn = defaultReleasedIn }: EmbeddedOptions,
  signal: AbortSignal,
  started: Started,
): Promise<FolderLock> => {
  const begin = Date.now()
  delete started.child
  for (let failures = 0; ; await sleep(20)) {
    signal.throwIfAborted()
    const lock = await connectForLock(start.runFolder)
    if (signal.aborted) await lock?.end().catch(() => undefined)
    signal.throwIfAborted()
    if (lock) {
      const { lockedBy } = await lockFolder(lock).catch(() => ({ lockedBy: 'a server that ends' }))
      if (lockedBy === undefined) return lock
      await lock.end().catch(() => undefined)
      if (Date.now() > begin + releasedIn)
        throw new Error(
          `The data folder ${dataFolder} is in use by another server (${lockedBy}). ` +
            'Stop that server, or set DATA_DIR to another folder.',
        )
    } else if (started.child === undefined || hasEnded(started.child)) {
      if (runningPostmaster(start.cluster) !== undefined && Date.now() < begin + startTimeout)
        continue
      failures += started.child ? 1 : 0
      if (failures >= attempts)
        throw new Error(`PostgreSQL does not start:\n${logTail(start.logFile)}`)
      started.child = startPostmaster(start)
    }
  }
}

const prepare = async (options: EmbeddedOptions): Promise<PostmasterSettings> => {
  mkdirSync(options.dataFolder, { recursive: true, mode: 0o700 })
  const dataFolder = realpathSync(options.dataFolder)
  const runFolder = runFolderOf(dataFolder)
  const mode = chooseMode()
  makeRunFolder(runFolder, mode.user)
  const given = options.binaries ?? embeddedBinaries()
  const links = join(runFolder, 'libraries')
  if (given.libraries[0] !== undefined) await linkLibraries(given.libraries[0], links)
  const binaries = {
    ...given,
    libraries: given.libraries.length > 0 ? [...given.libraries, links] : [],
  }
  const runAs = inMode(mode, binaries, runFolder)
  const cluster = join(dataFolder, 'postgres')
  checkSeries(cluster, binaries)
  await makeCluster(cluster, runAs, options.stopping)
  const logFile = join(dataFolder, 'postgres.log')
  const { archive, settings = [] } = options
  if (archive !== undefined) makeArchive(archive, mode.user)
  const archiving = archive === undefined ? [] : archiveSettings(archive)
  return { cluster, runFolder, logFile, runAs, settings: [...settings, ...archiving] }
}

/** Runs PostgreSQL in the data folder until `stopping` is aborted: whatever uses it fails then. */
export const startUntil = async (
  stopping: AbortSignal | undefined,
  options: EmbeddedOptions,
): Promise<EmbeddedEngine> => {
  const engine = await startEmbedded({ ...options, stopping })
  stopping?.addEventListener('abort', () => void engine.stop())
  return engine
}

/**
 * Runs PostgreSQL in the data folder. Adopts one that outlived its server. Throws with the reason if another server
 * uses the folder or PostgreSQL does not start. If it exits later, it is restarted until that succeeds (OPER-1.4).
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedEngine> => {
  const start = await prepare(options)
  options.stopping?.throwIfAborted()
  const ranBefore = runningPostmaster(start.cluster)
  const stopping = new AbortController()
  const stopStart = (): void => stopping.abort()
  options.stopping?.addEventListener('abort', stopStart)
  const started: Started = {}
  let lock: FolderLock | undefined
  const lockEngine = async (): Promise<void> => {
    const locked = await startAndLock(start, options, stopping.signal, started)
    lock = locked
    await makeDatabase(locked, embeddedDatabase).catch(async (error: unknown) => {
      await locked.end().catch(() => undefined)
      throw error
    })
    locked.once('end', () => void restart())
  }
  const restart = async (): Promise<void> => {
    if (stopping.signal.aborted) return
    options.onLost?.()
    for (let pause = 100; !stopping.signal.aborted; pause = Math.min(2 * pause, longestPause)) {
      try {
        await lockEngine()
        options.onRestart?.()
        return
      } catch (error) {
        if (!stopping.signal.aborted) options.onRestartFailed?.(error)
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }
  const endBound = boundLog(start.logFile, options.log)
  const end = async (patience: number): Promise<void> => {
    stopping.abort()
    endBound()
    const { child } = started
    // One that was running before may be another server's, until this one has its lock.
    const adopted = lock && runningPostmaster(start.cluster)
    const pid = child && !hasEnded(child) ? child.pid : adopted
    if (pid !== undefined) await stopPostmaster(pid, patience, child)
    await lock?.end().catch(() => undefined)
  }
  let ended: Promise<void> | undefined
  const stop = (patience = defaultPatience): Promise<void> => {
    ended ??= end(patience)
    return ended
  }
  try {
    await lockEngine()
    stopping.signal.throwIfAborted()
  } catch (error) {
    endBound()
    if (stopping.signal.aborted) await stop(patienceOfStart)
    throw error
  } finally {
    options.stopping?.removeEventListener('abort', stopStart)
  }
  return {
    connection: embeddedConnection(start.runFolder),
    adopted: ranBefore !== undefined && ranBefore === postmasterPid(start.cluster),
    stop,
  }
}
