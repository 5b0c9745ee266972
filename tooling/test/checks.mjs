import { command } from '../command.mjs'
import { passedOrFailed } from './counts.mjs'

/** Runs checks of the sources at the same time: most use one processor, and none waits for another. Each counts as one. */
export async function checks(root, commands) {
  const results = await Promise.all(
    Object.entries(commands).map(([name, [program, ...args]]) =>
      command(root, name, program, args, { collect: true }),
    ),
  )
  return Object.keys(commands).map((name, index) => passedOrFailed(name, results[index]))
}

/** What is checked of all sources. */
export const ofSources = {
  types: ['tsc', '-b'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  'arrows and names': ['node', 'tooling/lint/main.mjs'],
  format: ['oxfmt', '--check', '.'],
}
