import { spawnSync } from 'node:child_process'

/**
 * Runs a command, with its output on standard error to leave standard output clean. Exits with its code if it fails.
 */
export function run(command, args, { cwd, environment = {} }) {
  const answer = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...environment },
  })
  if (answer.status === 0) return
  console.error(`\n"${[command, ...args].join(' ')}" failed.`)
  process.exit(answer.status ?? 1)
}
