import { AsyncLocalStorage } from 'node:async_hooks'
import { fileURLToPath } from 'node:url'
import { QueryPromise } from 'drizzle-orm'
import {
  PgDatabase,
  PgInsertBuilder,
  PgSelectBase,
  PgSelectBuilder,
  PgUpdateBuilder,
} from 'drizzle-orm/pg-core'

/** A stack, formatted only if it is read. */
export interface Site {
  readonly stack?: string
}

export type Method = (this: object, ...args: unknown[]) => unknown

const sources = fileURLToPath(new URL('../..', import.meta.url))

const started = new WeakMap<object, Site>()
const running = new AsyncLocalStorage<Site | undefined>()

export const siteHere = (above: Method): Site => {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 40
  const site: Site = {}
  Error.captureStackTrace(site, above)
  Error.stackTraceLimit = limit
  return site
}

/** Replaces a method of a prototype by what `change` returns for it. */
export const replaceMethod = (
  prototype: object,
  name: string,
  change: (method: Method) => Method,
): void => {
  const method: unknown = Reflect.get(prototype, name)
  if (typeof method !== 'function') throw new Error(`There is no method ${name}`)
  Reflect.set(prototype, name, change(method as Method))
}

const rememberStart = (prototype: object, name: string): void =>
  replaceMethod(prototype, name, (method) => {
    const remembering: Method = function (...args) {
      const query = method.apply(this, args)
      if (typeof query === 'object' && query) started.set(query, siteHere(remembering))
      return query
    }
    return remembering
  })

/**
 * Makes Drizzle's queries remember the line that started them: when one is awaited and runs, the stack no longer has it.
 */
export const rememberStarts = (): void => {
  rememberStart(PgSelectBuilder.prototype, 'from')
  rememberStart(PgInsertBuilder.prototype, 'values')
  rememberStart(PgInsertBuilder.prototype, 'select')
  rememberStart(PgUpdateBuilder.prototype, 'set')
  rememberStart(PgDatabase.prototype, 'delete')
  rememberStart(PgDatabase.prototype, 'execute')
  // The class of selects has a copy of the method.
  for (const { prototype } of [QueryPromise, PgSelectBase])
    replaceMethod(
      prototype,
      'then',
      (then) =>
        function (...args) {
          return running.run(started.get(this), () => then.apply(this, args))
        },
    )
}

/** Returns the site of the query that is about to be sent. */
export const startOfRunning = (): Site | undefined => running.getStore()

/** Files that pass statements on. */
const passing = /^(database|testing\/partitions)\/(?!.*\.test\.ts)/

/** Returns the lines of the sources that led to a statement, the innermost first, as `services/orders/patch.ts:12`. */
export const linesOf = (site: Site | undefined): string[] =>
  (site?.stack ?? '')
    .split('\n')
    .map((frame) => frame.slice(frame.lastIndexOf(sources)))
    .filter((frame) => frame.startsWith(sources))
    .map((frame) => frame.slice(sources.length).replace(/(:\d+):\d+\)?$/, '$1'))
    .filter((line) => !passing.test(line))
