import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'

/** What the databases of a run need at most, and what the programs need besides, in bytes. */
const NEEDED = 6 * 2 ** 30
const LEFT = 4 * 2 ** 30

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= NEEDED && process.availableMemory() >= NEEDED + LEFT
  } catch {
    return false
  }
}

/**
 * Lets programs that are started from now on keep their temporary files in memory, if it has room for them: on a disk a third of
 * a test file's time goes into making its database and removing it. The folder is removed when this process exits.
 */
export function useMemoryForTemporaryFiles() {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return
  const folder = mkdtempSync(join(memory, 'comanda-'))
  // PostgreSQL runs as a user of its own where this is root.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 }))
    process.once(signal, () => process.exit(code))
}
