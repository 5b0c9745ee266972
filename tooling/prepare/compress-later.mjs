import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { compressFiles } from '../vite/compress-files.mjs'

const apps = ['apps/storefront/dist/web', 'apps/console/dist/web']
const own = fileURLToPath(import.meta.url)

/** Compresses the built apps as well as it can be done, while the server that is started next serves what was done quickly. */
export function compressLater(root) {
  spawn(process.execPath, [own], { cwd: root, detached: true, stdio: 'ignore' }).unref()
}

if (process.argv[1] === own) {
  setPriority(constants.priority.PRIORITY_LOW)
  // A build that begins before the end takes the files away and compresses its own.
  for (const app of apps) await compressFiles(app).catch(() => {})
}
