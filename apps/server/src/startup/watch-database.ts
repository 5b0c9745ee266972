import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { lastBackup } from '../backup/last-backup.ts'
import type { DatabaseClock } from '../database/database-clock.ts'
import { archiveGaps } from '../database/embedded/archive.ts'
import {
  freeBytes,
  isFull,
  isNearlyFull,
  leastRoom,
  setReadOnly,
} from '../database/embedded/disk-room.ts'
import type { Troubles } from '../runtime/troubles.ts'
import { nodeProblem, postgresqlProblem, type Versions } from '../runtime/versions.ts'

/** How often the database's clock, disk and archive are looked at, in ms. */
const interval = 10_000
/** A difference between the clocks of server and database that is reported, in ms. */
const reportedFrom = 5000

export interface WatchedDatabase {
  readonly pool: Pool
  readonly clock: DatabaseClock
  readonly troubles: Troubles
  /** Where the database's version is noted. */
  readonly versions?: Versions
  readonly log: Logger
  /** The data folder if the database is the embedded one. */
  readonly dataFolder?: string | undefined
  /** Whether it archives. */
  readonly archives?: boolean
  /** How old the last backup may be, in hours; 0: any age. */
  readonly backupHours?: number | undefined
  /** Returns the free bytes on the disk of a folder. */
  readonly free?: (folder: string) => Promise<number>
  readonly interval?: number
}

/** Compares the clocks (OPER-3.2). */
const watchClock = async ({ pool, clock, troubles }: WatchedDatabase): Promise<void> => {
  const ahead = await clock.measure(pool)
  if (Math.abs(ahead) < reportedFrom) troubles.clear('clock')
  else
    troubles.report(
      'clock',
      `this server’s clock is ${Math.abs(ahead) / 1000} s ${ahead > 0 ? 'ahead of' : 'behind'} the database’s, which is used`,
    )
}

/** Notes what the server runs on, and reports what has ended or is behind (OPER-1.6). */
const watchVersions = async ({ pool, clock, troubles, versions }: WatchedDatabase) => {
  if (!versions) return
  const { rows } = await pool.query<{ version: string }>(
    "select current_setting('server_version') as version",
  )
  const [postgresql = ''] = rows[0]?.version.split(' ') ?? []
  versions.postgresql = postgresql
  const problems = {
    node: nodeProblem(versions.node, clock.now()),
    postgresql: postgresqlProblem(postgresql, clock.now()),
  }
  for (const name of ['node', 'postgresql'] as const)
    if (problems[name] === undefined) troubles.clear(name)
    else troubles.report(name, problems[name])
}

/** Reports an archive that cannot be written, or lacks files (OPER-4.4). */
const watchArchive = async (
  { pool, troubles }: WatchedDatabase,
  cluster: string,
): Promise<void> => {
  const { rows } = await pool.query<{ failing: boolean }>(
    `select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing
     from pg_stat_archiver`,
  )
  const gaps = archiveGaps(cluster)
  if (gaps > 0) troubles.report('archive', `the archive lacks ${gaps} files: make a backup now`)
  else if (rows[0]?.failing) troubles.report('archive', 'the archive cannot be written')
  else troubles.clear('archive')
}

/** Reports that no backup was made for longer than it should be (OPER-4.5). */
const watchBackup = async (
  { troubles, backupHours = 0 }: WatchedDatabase,
  dataFolder: string,
): Promise<void> => {
  if (backupHours === 0) return
  const { time, isBackup } = await lastBackup(dataFolder)
  const hours = Math.floor((Date.now() - time.getTime()) / 3_600_000)
  if (hours < backupHours) troubles.clear('backup')
  else
    troubles.report(
      'backup',
      isBackup
        ? `the last backup that was made and checked is of ${time.toISOString()}`
        : `no backup was made since this server exists, ${hours} hours ago`,
    )
}

/** Refuses writes before the disk is full, and accepts them again once there is room (OPER-1.3). */
const diskGuard = ({ pool, troubles, free = freeBytes }: WatchedDatabase) => {
  let isRefusing = false
  return async (dataFolder: string): Promise<void> => {
    const bytes = await free(dataFolder)
    const refuses = isFull(bytes, isRefusing)
    if (refuses !== isRefusing) {
      await setReadOnly(pool, refuses)
      isRefusing = refuses
    }
    const left = `${Math.round(bytes / 1e6)} MB`
    if (isNearlyFull(bytes, troubles.get('room') !== undefined))
      troubles.report('room', `${left} are free: below ${leastRoom / 1e6} MB writes are refused`)
    else troubles.clear('room')
    if (refuses) troubles.report('disk', `${left} are free: writes are refused until there is more`)
    else troubles.clear('disk')
  }
}

/** Watches what may be wrong with the database while it responds. Returns the function that ends it. */
export const watchDatabase = async (watched: WatchedDatabase): Promise<() => Promise<void>> => {
  const { dataFolder, archives = false, log } = watched
  const guardDisk = diskGuard(watched)
  // The start itself writes a little, also on a full disk.
  const watch = async (isFirst: boolean): Promise<void> => {
    const looks = [watchClock(watched), watchVersions(watched)]
    if (dataFolder !== undefined && !isFirst) looks.push(guardDisk(dataFolder))
    if (dataFolder !== undefined) looks.push(watchBackup(watched, dataFolder))
    if (dataFolder !== undefined && archives)
      looks.push(watchArchive(watched, join(dataFolder, 'postgres')))
    for (const look of await Promise.allSettled(looks))
      if (look.status === 'rejected')
        log.debug({ err: look.reason as unknown }, 'the database could not be watched')
  }
  let watching = watch(true)
  await watching
  let isUnderWay = false
  const timer = setInterval(() => {
    if (isUnderWay) return
    isUnderWay = true
    watching = watch(false).finally(() => {
      isUnderWay = false
    })
  }, watched.interval ?? interval).unref()
  return async () => {
    clearInterval(timer)
    await watching
  }
}
