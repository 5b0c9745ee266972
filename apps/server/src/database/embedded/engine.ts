import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { type Binaries, embeddedBinaries } from './binaries.ts'
import { clusterUser, makeCluster } from './cluster.ts'
import { connectGuard, type Guard, makeDatabase, takeFolder } from './guard.ts'
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
  /** Told when PostgreSQL ended of itself and was started again. */
  readonly onRestart?: () => void
  /** Told when it ended and could not be started again. */
  readonly onLost?: (error: unknown) => void
}

/** A PostgreSQL that this server runs. */
export interface EmbeddedEngine {
  readonly connection: PoolConfig
  /** Whether it was running already, left over by a server that was killed. */
  readonly adopted: boolean
  /** Stops PostgreSQL and waits for its end. */
  stop(): Promise<void>
}

/** How long a server that is just ending may keep the folder, in ms. */
const patience = 5000
/** How long a PostgreSQL that runs already may need before it answers, in ms. */
const recovery = 60_000
const database = 'comanda'

interface Hold {
  readonly guard: Guard
  readonly child?: ChildProcess
}

/** Connects to the PostgreSQL of the folder, starting it where it does not run, and takes the folder. */
const takeHold = async (
  start: PostmasterSettings,
  dataFolder: string,
  signal: AbortSignal,
): Promise<Hold> => {
  const begin = Date.now()
  let child: ChildProcess | undefined
  for (let failures = 0; ; await sleep(20)) {
    signal.throwIfAborted()
    const guard = await connectGuard(start.runFolder)
    if (guard) {
      const { takenBy } = await takeFolder(guard).catch(() => ({ takenBy: 'a server that ends' }))
      if (takenBy === undefined) return child && !hasEnded(child) ? { guard, child } : { guard }
      await guard.end().catch(() => undefined)
      if (Date.now() > begin + patience)
        throw new Error(
          `The data folder ${dataFolder} is in use by another server (${takenBy}). ` +
            'Stop that server, or set DATA_DIR to another folder.',
        )
    } else if (child === undefined || hasEnded(child)) {
      if (runningPostmaster(start.cluster) !== undefined && Date.now() < begin + recovery) continue
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
 * Runs PostgreSQL in the data folder. One that outlived its server is adopted. Throws, saying why, where another server
 * has the folder or PostgreSQL does not start.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedEngine> => {
  const start = await prepare(options)
  const ranBefore = runningPostmaster(start.cluster)
  const stopping = new AbortController()
  let hold: Hold
  let taking: Promise<void>
  const take = async (): Promise<void> => {
    hold = await takeHold(start, options.dataFolder, stopping.signal)
    await makeDatabase(hold.guard, database)
    hold.guard.once('end', () => {
      if (stopping.signal.aborted) return
      taking = take().then(
        () => options.onRestart?.(),
        (error: unknown) => {
          if (!stopping.signal.aborted) options.onLost?.(error)
        },
      )
    })
  }
  const end = async (): Promise<void> => {
    stopping.abort()
    await taking
    const pid = postmasterPid(start.cluster)
    if (pid !== undefined) await stopPostmaster(pid, hold.child)
    await hold.guard.end().catch(() => undefined)
  }
  let ended: Promise<void> | undefined
  taking = take()
  await taking
  return {
    connection: { host: start.runFolder, port: 5432, user: clusterUser, database },
    adopted: ranBefore !== undefined && ranBefore === postmasterPid(start.cluster),
    stop: () => {
      ended ??= end()
      return ended
    },
  }
}
