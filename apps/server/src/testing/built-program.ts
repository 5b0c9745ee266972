import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import './test-engine.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let folder: string | undefined

/** Bundles the sources as a build does, once a worker: a second, and each start from the sources costs five. */
const build = (): string => {
  const own = join(inject('testEngine').programs, String(process.pid))
  execFileSync(process.execPath, ['build.mjs', own], { cwd: root })
  return own
}

/** Returns the path of one of the server's programs, built from the sources of now. */
export const builtProgram = (
  name:
    | 'main'
    | 'comanda'
    | 'backup'
    | 'restore'
    | 'remove-bills'
    | 'webhook-calls'
    | 'promotion-replays',
): string => {
  folder ??= build()
  return join(folder, `${name}.js`)
}
