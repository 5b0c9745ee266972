import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the reports that test runners write, from the root. */
const folder = 'reports'

/** Returns the path of a report, removing what an earlier run left there. */
export function newReport(root, file) {
  mkdirSync(join(root, folder), { recursive: true })
  rmSync(join(root, folder, file), { force: true })
  return join(folder, file)
}

/** Returns what is in a report, or undefined if the run ended before it was written. */
export function readReport(root, path) {
  return existsSync(join(root, path))
    ? JSON.parse(readFileSync(join(root, path), 'utf8'))
    : undefined
}
