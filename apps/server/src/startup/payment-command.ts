import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/connect.ts'

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
