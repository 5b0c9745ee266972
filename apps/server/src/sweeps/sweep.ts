import type { ServerContext } from '../calls/served.ts'

/** Work that is due at a time and has nobody who waits for it. */
export interface Sweep {
  readonly name: string
  /** Does a part of what is due and returns how much. More than one server may run it at once. */
  readonly run: (context: ServerContext) => Promise<number>
}
