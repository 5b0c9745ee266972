import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { OpenedDatabase } from './open-database.ts'
import type { EventBus } from '../runtime/event-bus.ts'
import { localBus } from '../realtime/local-bus.ts'
import { postgresCarrier } from '../realtime/postgres-carrier.ts'
import { redisCarrier } from '../realtime/redis-carrier.ts'
import { sharedBus } from '../realtime/shared-bus.ts'

/** The bus that fits the configuration: Redis where it is given, else PostgreSQL, and none where no other server is. */
export const openBus = (
  { redisUrl }: Config,
  { settings, alone }: OpenedDatabase,
  log: Logger,
): Promise<EventBus> => {
  if (redisUrl !== undefined) return sharedBus(redisCarrier(redisUrl, log), log)
  return alone ? Promise.resolve(localBus(log)) : sharedBus(postgresCarrier(settings, log), log)
}
