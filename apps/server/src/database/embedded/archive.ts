import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Files of the write-ahead log, 16 MB each, that wait for an archive that cannot be written. Then the oldest are dropped:
 * an archive with a gap is better than a database without room. 64 are 1 GB.
 */
const mostWaiting = 64

/** In the cluster: the names of the dropped files, until a new backup makes the gap harmless. */
const gapsFile = 'archive-gaps'

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * The shell's line that PostgreSQL runs for each finished file of its log (%p, named %f). A file that has arrived already is
 * compared, never replaced. Returns the settings of PostgreSQL that archive into the folder (OPER-4.3).
 */
export const archiveSettings = (folder: string, most = mostWaiting): string[] => {
  const target = `${quoted(folder.replaceAll('%', '%%'))}/%f`
  const copy = `cp "%p" ${target}.part && sync ${target}.part && mv ${target}.part ${target} && sync ${quoted(folder.replaceAll('%', '%%'))}`
  const archive = `if test -e ${target}; then cmp -s "%p" ${target}; else ${copy}; fi`
  const waiting = 'ls pg_wal/archive_status | grep -c "\\.ready$"'
  const drop = `test "$(${waiting})" -gt ${most} && echo "%f" >> ${gapsFile}`
  return [
    'archive_mode=on',
    `archive_command={ ${archive}; } 2>/dev/null || { rm -f ${target}.part; ${drop}; }`,
    // A quiet restaurant's last minute is archived too.
    'archive_timeout=60',
  ]
}

/** Creates the folder of the archive, for the user that PostgreSQL runs as. */
export const makeArchive = (folder: string, user?: { uid: number; gid: number }): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
}

/** Returns how many files the archive lacks. */
export const archiveGaps = (cluster: string): number => {
  const file = join(cluster, gapsFile)
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').length : 0
}

/** Forgets the gaps, after a backup. */
export const forgetGaps = (cluster: string): void => {
  rmSync(join(cluster, gapsFile), { force: true })
}
