import type { TakeOverResult } from '@comanda/contract'

/** A handed cart that the page has requested before the app ran. */
interface EarlyTaking {
  readonly code: string
  /** Nothing, if it was refused or there is no connection: the app requests the same again, and says so. */
  readonly result: Promise<TakeOverResult | undefined>
}

/** Where the page's own script leaves it for the app, which is another script. */
export const earlyTaking = globalThis as { taking?: EarlyTaking }

/** Returns what the page has taken by a code, once. */
export const takenEarly = async (code: string): Promise<TakeOverResult | undefined> => {
  const { taking } = earlyTaking
  delete earlyTaking.taking
  return taking?.code === code ? taking.result : undefined
}
