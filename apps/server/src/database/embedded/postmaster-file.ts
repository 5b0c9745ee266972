import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const firstLineNumber = (file: string): number | undefined => {
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

const fileOf = (cluster: string): string => join(cluster, 'postmaster.pid')

/** Returns the process id in the cluster's `postmaster.pid`. */
export const postmasterPid = (cluster: string): number | undefined =>
  firstLineNumber(fileOf(cluster))

/** Returns the state letter and the command of a process. */
const describe = (pid: number): { readonly state: string; readonly command: string } => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { state: stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3), command }
  } catch {
    const words = ['-o', 'stat=,command=', '-p', String(pid)]
    const [state = 'Z', ...command] = spawnSync('ps', words, { encoding: 'utf8' })
      .stdout.trim()
      .split(/\s+/)
    return { state: state.slice(0, 1), command: command.join(' ') }
  }
}

/** Returns whether a process is running. A zombie is not. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return describe(pid).state !== 'Z'
}

const isPostgres = (pid: number): boolean =>
  isAlive(pid) && describe(pid).command.includes('postgres')

/** Returns the process id of the cluster's running PostgreSQL. */
export const runningPostmaster = (cluster: string): number | undefined => {
  const pid = postmasterPid(cluster)
  return pid !== undefined && isPostgres(pid) ? pid : undefined
}

/**
 * Removes pid files that name a process other than PostgreSQL. After a restart of the machine or container the number
 * may belong to another program or a zombie; PostgreSQL would take it for itself.
 */
export const removeStalePids = (cluster: string, runFolder: string): void => {
  for (const file of [fileOf(cluster), join(runFolder, '.s.PGSQL.5432.lock')]) {
    const pid = firstLineNumber(file)
    if (pid !== undefined && !isPostgres(pid)) rmSync(file, { force: true })
  }
}

/** Returns the folder of the socket of a running PostgreSQL: the fifth line of its `postmaster.pid`. */
export const socketFolder = (cluster: string): string | undefined => {
  try {
    return readFileSync(fileOf(cluster), 'utf8').split('\n')[4] || undefined
  } catch {
    return undefined
  }
}
