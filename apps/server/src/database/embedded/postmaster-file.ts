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

/** The process that the cluster says it runs in, if it says any. */
export const postmasterPid = (cluster: string): number | undefined =>
  firstLineNumber(fileOf(cluster))

/** The state letter of a process and what was started as it. */
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

/** Whether a process with this id runs. One that has ended and is not yet collected by its parent does not. */
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

/** The running PostgreSQL of the cluster. */
export const runningPostmaster = (cluster: string): number | undefined => {
  const pid = postmasterPid(cluster)
  return pid !== undefined && isPostgres(pid) ? pid : undefined
}

/**
 * Takes away the notes of a process that is no PostgreSQL. Its number may be that of another program since the machine
 * or container was restarted, or of a process that nobody collects; PostgreSQL would take either for itself.
 */
export const forgetForeignPids = (cluster: string, runFolder: string): void => {
  for (const file of [fileOf(cluster), join(runFolder, '.s.PGSQL.5432.lock')]) {
    const pid = firstLineNumber(file)
    if (pid !== undefined && !isPostgres(pid)) rmSync(file, { force: true })
  }
}
