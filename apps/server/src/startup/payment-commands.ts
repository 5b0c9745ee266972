import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/connect.ts'
import { rotateKey } from '../payments/accounts/rotate-key.ts'

/** What a command of `npm run payments` works with. */
export interface PaymentCommandContext {
  readonly database: Database
  readonly config: Config
  readonly log: Logger
  readonly say: (text: string) => void
}

export interface PaymentCommand {
  readonly help: string
  /** Returns the exit code. */
  readonly run: (context: PaymentCommandContext, words: readonly string[]) => Promise<number>
}

/** Encrypts all secrets of payment accounts by a new key (PAY-7.19). */
const rotate: PaymentCommand = {
  help: 'encrypts the secrets of all payment accounts by a new key',
  run: async ({ database, config, say }) => {
    const { accounts, unreadable } = await rotateKey(database, config)
    say(`The secrets of ${accounts - unreadable.length} accounts are encrypted by the new key.`)
    for (const id of unreadable) say(`${id}: no key decrypts its secrets; enter them again.`)
    return unreadable.length === 0 ? 0 : 1
  },
}

/** The commands by name. */
export const paymentCommands: Readonly<Record<string, PaymentCommand>> = { 'rotate-key': rotate }
