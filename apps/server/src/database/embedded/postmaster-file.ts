import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'

const fileOf = (cluster: string): string => join(cluster, 'postmaster.pid')

/** The process that the cluster says it runs in, if it says any. */
export const postmasterPid = (cluster: string): number | undefined => {
  try {
    const pid = Number(readFileSync(fileOf(cluster), 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

/** Whether a process with this id runs. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  }
}

/** The running PostgreSQL of the cluster. */
export const runningPostmaster = (cluster: string): number | undefined => {
  const pid = postmasterPid(cluster)
  return pid !== undefined && isAlive(pid) && commandOf(pid).includes('postgres') ? pid : undefined
}

/**
 * Takes away the note of a process that is no PostgreSQL: after a restart of the machine or container its number may be
 * another program's, and PostgreSQL would refuse to start.
 */
export const forgetForeignPid = (cluster: string): void => {
  const pid = postmasterPid(cluster)
  if (pid !== undefined && isAlive(pid) && !commandOf(pid).includes('postgres'))
    rmSync(fileOf(cluster), { force: true })
}
