import { Client, Pool } from 'pg'
import { inject } from 'vitest'
import '../test-engine.ts'
import {
  linesOf,
  type Method,
  rememberStarts,
  replaceMethod,
  siteHere,
  startOfRunning,
} from './issued-from.ts'

/** A statement that was sent, with values. */
export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
  /** The name of a prepared statement. */
  readonly name?: string
  /** The lines of the sources that issued it, the innermost first. */
  readonly lines: readonly string[]
}

interface QueryConfig {
  readonly text: string
  readonly values?: readonly unknown[]
  readonly name?: string
}

const configOf = (first: unknown, second: unknown): QueryConfig | undefined => {
  const values = Array.isArray(second) ? second : undefined
  if (typeof first === 'string') return { text: first, ...(values ? { values } : {}) }
  if (typeof first !== 'object' || !first || !('text' in first)) return undefined
  const config = first as QueryConfig
  return values ? { ...config, values } : config
}

const readsOrWrites = /^\s*(select|insert|update|delete|with)\b/i

/** How many values of each shape are explained. */
const most = 2

/** Whether lists have one value or more: a statement for one shop may be sent for two. */
const shapeOf = (values: readonly unknown[]): string =>
  values
    .map((value) => {
      const isList = Array.isArray(value) || (typeof value === 'string' && value.startsWith('{'))
      return isList && (Array.isArray(value) ? value.length > 1 : value.includes(',')) ? 'n' : '1'
    })
    .join('')

const sent: SentStatement[] = []

/** Returns the statements since the last call: of each text the first ones of the process. */
export const takeSentStatements = (): SentStatement[] => sent.splice(0)

/** Watches the statements that this process sends. */
const watchStatements = (): void => {
  const times = new Map<string, number>()
  const passedOn = new WeakSet<object>()
  const look = (args: readonly unknown[], sender: Method, isOfPool: boolean) => {
    const config = configOf(args[0], args[1])
    if (!config || !readsOrWrites.test(config.text)) return
    const values = config.values ?? []
    const key = `${config.text}\n${shapeOf(values)}`
    const seen = times.get(key) ?? 0
    if (seen >= most) return
    const here = linesOf(siteHere(sender))
    const lines = here.length > 0 ? here : linesOf(startOfRunning())
    // A client without any sends what a pool has passed on.
    if (lines.length === 0 && !isOfPool) return
    times.set(key, seen + 1)
    sent.push({ text: config.text, values, lines, ...(config.name ? { name: config.name } : {}) })
  }
  // A pool passes the statement on to a client later, when its stack has nothing of the caller.
  replaceMethod(Pool.prototype, 'query', (query) => {
    const watched: typeof query = function (...args) {
      look(args, watched, true)
      if (typeof args[0] === 'object' && args[0]) passedOn.add(args[0])
      return query.apply(this, args)
    }
    return watched
  })
  replaceMethod(Client.prototype, 'query', (query) => {
    const watched: typeof query = function (...args) {
      // A connection may have copied the statement to change its name; the values are the pool's.
      const isPassedOn = args
        .slice(0, 2)
        .some((arg) => typeof arg === 'object' && arg && passedOn.has(arg))
      if (!isPassedOn) look(args, watched, false)
      return query.apply(this, args)
    }
    return watched
  })
}

rememberStarts()
if (inject('testEngine').plans) watchStatements()
