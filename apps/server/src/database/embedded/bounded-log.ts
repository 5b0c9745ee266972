import { copyFile, stat, truncate } from 'node:fs/promises'

/** How large the log of PostgreSQL may grow before it begins again, in bytes. The one before stays. */
const largestLog = 5_000_000

/** How often its size is looked at, in ms. */
const every = 10_000

/** For tests: other bounds. */
export interface LogBounds {
  readonly largest?: number
  readonly every?: number
}

const beginAnew = async (file: string, largest: number): Promise<void> => {
  const { size } = await stat(file)
  if (size <= largest) return
  await copyFile(file, `${file}.1`)
  await truncate(file)
}

/**
 * Bounds the log of a PostgreSQL that has it open to append (OPER-1.9): one that has grown too large becomes `….1`. PostgreSQL
 * outlives its server, so our own processes cannot be between it and the file. Returns what ends this.
 */
export const boundLog = (
  file: string,
  { largest = largestLog, every: pause = every }: LogBounds = {},
): (() => void) => {
  let isBusy = false
  const look = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    // Without a log, or room for another one, there is nothing to do; the next look tries again.
    await beginAnew(file, largest).catch(() => undefined)
    isBusy = false
  }
  void look()
  const timer = setInterval(() => void look(), pause).unref()
  return () => clearInterval(timer)
}
