import { join } from 'node:path'
import { startVisitors } from '../../load/guests.ts'
import { Promises } from '../../load/promises.ts'
import { waitUntil } from '../../run/wait-until.ts'
import type { Attack } from '../attack.ts'
import { startEmbeddedServer, stopFigures } from '../embedded-server.ts'

/** The embedded PostgreSQL is killed three times while visitors order; then the server is stopped at once. */
export const attack: Attack = {
  name: 'killed-database',
  says: 'the embedded PostgreSQL is killed three times under load, then the server is stopped',
  run: async ({ campaign }) => {
    const folder = join(campaign.folder, 'killed-database.data')
    const own = await startEmbeddedServer(campaign, 'killed-database', folder)
    const { server, restaurant } = own
    const promises = new Promises()
    const guests = startVisitors([server.url], restaurant, promises, 12)
    for (let kill = 0; kill < 3; kill += 1) {
      const wanted = promises.orders.length + 50
      await waitUntil('orders are placed', () => promises.orders.length >= wanted, 120_000)
      process.kill(own.postmaster(), 'SIGKILL')
    }
    const stopped = await stopFigures(server)
    const begin = performance.now()
    await server.start()
    const back = (performance.now() - begin) / 1000
    await guests.stop()
    const compared = await own.compare(promises)
    await server.stop()
    return [
      ...stopped,
      { what: 'the next start, with its recovery', value: back, unit: 's', limit: 30 },
      ...compared,
    ]
  },
}
