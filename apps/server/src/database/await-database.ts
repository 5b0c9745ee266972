import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { type CheckedDatabase, checkDatabase } from './check-database.ts'
import { errorState } from './error-state.ts'

/** How long a start waits for a database that is away, in ms: then the process ends, so that its supervisor notices. */
export const defaultPatience = 300_000
/** The time between two attempts, in ms. */
const pause = 1000

/** Codes of a database that is not there yet, or starts: others, such as a wrong password, do not pass. */
const awayCodes =
  /^(?:ECONNREFUSED|ECONNRESET|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOENT|EPIPE|08...|57P0.|53300)$/

const isAway = (error: unknown): boolean => {
  const state = errorState(error)
  if (state !== undefined) return awayCodes.test(state)
  for (let at = error; at instanceof Error; at = at.cause)
    if (/^(?:timeout expired|Connection terminated)/.test(at.message)) return true
  return false
}

export interface Waiting {
  readonly patience?: number | undefined
  /** Called when the wait begins. */
  readonly onWait: (error: unknown) => void
  /** Aborted if the start has to end. */
  readonly stopping?: AbortSignal | undefined
}

/** Checks the database of an environment variable; waits while it is away (OPER-2.2). */
export const awaitDatabase = async (
  variable: string,
  settings: ClientConfig,
  { patience = defaultPatience, onWait, stopping }: Waiting,
): Promise<CheckedDatabase> => {
  const begin = performance.now()
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await checkDatabase(variable, settings)
    } catch (error) {
      if (!isAway(error) || performance.now() - begin > patience) throw error
      if (isFirst) onWait(error)
      await sleep(pause, undefined, stopping ? { signal: stopping } : {})
    }
  }
}
