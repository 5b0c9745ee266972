import { describe, test } from 'vitest'
import { gapOf } from './known-gaps.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Why a check that is a known gap does not hold. */
    missing?: string
    /** Set on each check of the suite. */
    check?: string
  }
}

/** A group of checks: an area of the specification, in its own words. */
export const area = (name: string, checks: () => void): void => {
  describe(name, checks)
}

/** Returns the reason of a failure in one line. */
export const reasonOf = (error: unknown): string => {
  const { message } = error instanceof Error ? error : { message: JSON.stringify(error) }
  const data: unknown = error instanceof Error && 'data' in error ? error.data : undefined
  const detail = data === undefined ? '' : ` ${JSON.stringify(data)}`
  return `${message}${detail}`.replaceAll(/\s+/g, ' ').slice(0, 400)
}

/**
 * One sentence of the specification, named by its title. A check that `knownGaps` lists must fail: once it holds, its
 * line has to go. It may take `timeout` ms, by default as long as vitest says.
 */
export const check = (title: string, run: () => unknown, timeout?: number): void => {
  test(title, timeout === undefined ? {} : { timeout }, async ({ task }) => {
    const name = `${task.suite?.name ?? ''}: ${title}`
    task.meta.check = name
    const gap = gapOf(name)
    try {
      await run()
    } catch (error) {
      task.meta.missing = reasonOf(error)
      if (gap) return
      throw error
    }
    if (gap) throw new Error(`It holds now: remove it from proof/wire/known-gaps.txt`)
  })
}

/** Returns a function that does something once and returns it again to each check that needs it, failed or not. */
export const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
