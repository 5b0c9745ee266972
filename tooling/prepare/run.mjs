import { spawnSync } from 'node:child_process'

/**
 * Runs a command to its end, its words on standard error so that a script's own output stays clean. Ends this process
 * with its exit code where it fails.
 */
export function run(command, args, { cwd, quiet = false } = {}) {
  const answer = spawnSync(command, args, { cwd, stdio: ['ignore', quiet ? 'ignore' : 2, 2] })
  if (answer.status === 0) return
  console.error(`\n"${[command, ...args].join(' ')}" failed.`)
  process.exit(answer.status ?? 1)
}
