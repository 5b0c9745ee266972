import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { type Binaries, embeddedBinaries } from './binaries.ts'
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
  /** Called after PostgreSQL has exited unexpectedly and was restarted. */
  readonly onRestart?: () => void
  /** Called if it has exited and could not be restarted. */
  readonly onLost?: (error: unknown) => void
}

/** A PostgreSQL that this server runs. */
export interface EmbeddedEngine {
  readonly connection: PoolConfig
  /** Whether it was already running, left by a server that was killed. */
  readonly adopted: boolean
  /** Stops PostgreSQL and waits until it has exited. */
  stop(): Promise<void>
}

/** How long to wait for a stopping server to release the folder, in ms. */
const releaseTimeout = 5000
/** How long a running PostgreSQL may take to accept connections, such as during recovery, in ms. */
const startTimeout = 60_000

interface LockedEngine {
  readonly lock: FolderLock
  readonly child?: ChildProcess
}

/** Connects to the PostgreSQL of the folder, starting it if needed, and locks the folder. */
const startAndLock = async (
  start: PostmasterSettings,
  dataFolder: string,
  signal: AbortSignal,
): Promise<LockedEngine> => {
  const begin = Date.now()
  let child: ChildProcess | undefined
  for (let failures = 0; ; await sleep(20)) {
    signal.throwIfAborted()
    const lock = await connectForLock(start.runFolder)
    if (lock) {
      const { lockedBy } = await lockFolder(lock).catch(() => ({ lockedBy: 'a server that ends' }))
      if (lockedBy === undefined) return child && !hasEnded(child) ? { lock, child } : { lock }
      await lock.end().catch(() => undefined)
      if (Date.now() > begin + releaseTimeout)
        throw new Error(
          `The data folder ${dataFolder} is in use by another server (${lockedBy}). ` +
            'Stop that server, or set DATA_DIR to another folder.',
        )
    } else if (child === undefined || hasEnded(child)) {
      if (runningPostmaster(start.cluster) !== undefined && Date.now() < begin + startTimeout)
        continue
      failures += child ? 1 : 0
      if (failures > 20) throw new Error(`PostgreSQL does not start:\n${logTail(start.logFile)}`)
      child = startPostmaster(start)
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
  await makeCluster(cluster, runAs)
  const logFile = join(dataFolder, 'postgres.log')
  return { cluster, runFolder, logFile, runAs, settings: options.settings ?? [] }
}

/**
 * Runs PostgreSQL in the data folder. Adopts one that outlived its server. Throws with the reason if another server
 * uses the folder or PostgreSQL does not start.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedEngine> => {
  const start = await prepare(options)
  const ranBefore = runningPostmaster(start.cluster)
  const stopping = new AbortController()
  let engine: LockedEngine
  let starting: Promise<void>
  const lockEngine = async (): Promise<void> => {
    engine = await startAndLock(start, options.dataFolder, stopping.signal)
    await makeDatabase(engine.lock, embeddedDatabase)
    engine.lock.once('end', () => {
      if (stopping.signal.aborted) return
      starting = lockEngine().then(
        () => options.onRestart?.(),
        (error: unknown) => {
          if (!stopping.signal.aborted) options.onLost?.(error)
        },
      )
    })
  }
  const end = async (): Promise<void> => {
    stopping.abort()
    await starting
    const pid = postmasterPid(start.cluster)
    if (pid !== undefined) await stopPostmaster(pid, engine.child)
    await engine.lock.end().catch(() => undefined)
  }
  let ended: Promise<void> | undefined
  starting = lockEngine()
  await starting
  return {
    connection: embeddedConnection(start.runFolder),
    adopted: ranBefore !== undefined && ranBefore === postmasterPid(start.cluster),
    stop: () => {
      ended ??= end()
      return ended
    },
  }
}
