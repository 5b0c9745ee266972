import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { OpenedDatabase } from './open-database.ts'
import type { EventBus } from '../runtime/event-bus.ts'
import { localBus } from '../realtime/bus/local-bus.ts'
import { postgresCarrier } from '../realtime/bus/postgres-carrier.ts'
import { sharedBus } from '../realtime/bus/shared-bus.ts'

/**
 * Opens the bus of the configuration: Redis if it is configured, otherwise PostgreSQL, or a local one if there can be
 * no other server.
 */
export const openBus = async (
  { redisUrls }: Config,
  { direct, alone }: OpenedDatabase,
  log: Logger,
): Promise<EventBus> => {
  if (redisUrls !== undefined) {
    const { redisCarrier } = await import('../realtime/bus/redis-carrier.ts')
    return sharedBus(redisCarrier(redisUrls, log), log)
  }
  return alone ? localBus(log) : sharedBus(postgresCarrier(direct, log), log)
}
