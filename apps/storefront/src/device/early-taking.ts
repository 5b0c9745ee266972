import type { TakeOverResult } from '@comanda/contract'

/** A handed cart that the page has requested before the app ran. */
interface EarlyTaking {
  readonly code: string
  /** Nothing, if it was refused or there is no connection: the app requests the same again, and says so. */
  readonly result: Promise<TakeOverResult | undefined>
  /** The result, once it has come. */
  came?: TakeOverResult | undefined
}

/** Where the page's own script leaves it for the app, which is another script. */
export const earlyTaking = globalThis as {
  taking?: EarlyTaking
  /** The app draws its own question: a press is repeated on that. */
  isAppAsking?: boolean
}

/** Returns what the page takes by a code, and ends that it takes anything more: the app, which draws its question now, would not see it. */
export const takenEarly = (code: string | undefined): EarlyTaking | undefined => {
  earlyTaking.isAppAsking = true
  return earlyTaking.taking?.code === code ? earlyTaking.taking : undefined
}
