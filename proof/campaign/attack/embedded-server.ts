import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareOrders } from '../load/compare.ts'
import type { Promises } from '../load/promises.ts'
import { openRestaurant, type Restaurant } from '../load/restaurant.ts'
import { readOrders } from '../load/stored.ts'
import type { Campaign } from '../run/campaign.ts'
import { BuiltServer } from '../server/built-server.ts'
import type { Figure } from './attack.ts'

/** A server of its own with the embedded PostgreSQL, and its restaurant. */
export interface EmbeddedServer {
  readonly server: BuiltServer
  readonly restaurant: Restaurant
  /** Returns the process id of PostgreSQL. */
  readonly postmaster: () => number
  /** Compares what was promised with what is stored. */
  readonly compare: (promises: Promises) => Promise<readonly Figure[]>
}

export const startEmbeddedServer = async (
  campaign: Campaign,
  name: string,
  dataFolder: string,
): Promise<EmbeddedServer> => {
  const env = { DATA_DIR: dataFolder, DATABASE_URL: '' }
  const server = await BuiltServer.start(campaign, { name, env, demo: true })
  const restaurant = await openRestaurant(server.url, 1)
  /** Process id, data folder, start, port, folder of the socket. */
  const note = (): string[] =>
    readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return {
    server,
    restaurant,
    postmaster: () => Number(note()[0]),
    compare: async (promises) => {
      const host = encodeURIComponent(note()[4] ?? '')
      const url = `postgres://comanda@localhost/comanda?host=${host}`
      const { lost, twice } = compareOrders(promises.orders, await readOrders(url, restaurant.shop))
      return [
        { what: 'acknowledged orders that are lost', value: lost, unit: 'orders', limit: 0 },
        { what: 'orders that are there twice', value: twice, unit: 'orders', limit: 0 },
      ]
    },
  }
}

/** Stops a server as an operator would. Returns how long that took, and whether it ended by itself. */
export const stopFigures = async (server: BuiltServer): Promise<readonly Figure[]> => {
  const begin = performance.now()
  await server.stop()
  const seconds = (performance.now() - begin) / 1000
  return [{ what: 'from SIGTERM to the end', value: seconds, unit: 's', limit: 10 }]
}
