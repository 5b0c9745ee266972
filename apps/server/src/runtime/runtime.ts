import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Connection, Database } from '../database/connect.ts'
import type { Turns } from '../database/turns.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { ShopDirectory } from '../shop-directory/shop-directory.ts'
import type { EventBus } from './event-bus.ts'
import type { Troubles } from './troubles.ts'
import type { Versions } from './versions.ts'

/** The parts of a running server, passed to everything that needs them. */
export interface Runtime {
  readonly config: Config
  /** The connections of what writes: transactions, and statements outside of them. */
  readonly connection: Connection
  readonly database: Database
  /** What reads outside of transactions: on connections of its own, so that no lock makes readers wait. */
  readonly reads: Database
  readonly readConnection: Connection
  /** Returns whether the database accepts writes, on a connection of its own. */
  readonly isWritable: () => Promise<boolean>
  /** Where changes of one record wait for each other, without a connection. */
  readonly turns: Turns
  readonly shopDirectory: ShopDirectory
  readonly bus: EventBus
  readonly mailer: Mailer
  readonly log: Logger
  readonly troubles: Troubles
  readonly versions: Versions
  /** The current time in ms since 1970. */
  readonly now: () => number
}
