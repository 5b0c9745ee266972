import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { OpenedDatabase } from '../database/open.ts'
import type { EventBus } from './event-bus.ts'
import { localBus } from './local-bus.ts'
import { postgresCarrier } from './postgres-carrier.ts'
import { redisCarrier } from './redis-carrier.ts'
import { sharedBus } from './shared-bus.ts'

/** The bus that fits the configuration: Redis where it is given, else PostgreSQL, and none where no other server is. */
export const openBus = (
  { redisUrl }: Config,
  { settings, alone }: OpenedDatabase,
  log: Logger,
): Promise<EventBus> => {
  if (redisUrl !== undefined) return sharedBus(redisCarrier(redisUrl, log), log)
  return alone ? Promise.resolve(localBus(log)) : sharedBus(postgresCarrier(settings, log), log)
}
