import { refused } from '../../../errors/refusal.ts'
import { tooBusy } from '../../../errors/unavailable.ts'

/** So many accounts replay at a time; further ones may try again. */
const MOST_RUNS = 4

/** What is replayed, by its account. */
const runs = new Map<string, AbortController>()

const ended = () =>
  refused({
    kind: 'Conflict',
    code: 'conflict',
    message: 'A later replay of this account has ended this one',
  })

/** Runs a replay of an account, and ends its earlier one: `run` throws the reason of its signal (BOOK-3.6). */
export const oneRun = async <T>(
  account: string,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  runs.get(account)?.abort(ended())
  if (!runs.has(account) && runs.size >= MOST_RUNS) throw tooBusy()
  const controller = new AbortController()
  runs.set(account, controller)
  try {
    return await run(controller.signal)
  } finally {
    if (runs.get(account) === controller) runs.delete(account)
  }
}
