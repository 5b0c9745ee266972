import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { OpenedDatabase } from '../database/open.ts'
import type { EventBus } from './event-bus.ts'
import { localBus } from './local-bus.ts'

/** The bus that fits the configuration. */
export const openBus = async (
  _config: Config,
  _database: OpenedDatabase,
  _log: Logger,
): Promise<EventBus> => localBus()
