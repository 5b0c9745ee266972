import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Connection, Database } from '../database/connect.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { EventBus } from './event-bus.ts'

/** What a server is made of, given to every part that needs it. */
export interface Runtime {
  readonly config: Config
  readonly connection: Connection
  readonly database: Database
  readonly bus: EventBus
  readonly mailer: Mailer
  readonly log: Logger
  /** The time, in ms since 1970. */
  readonly now: () => number
}
