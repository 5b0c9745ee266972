/**
 * Prints what each call that somebody waits for costs the database: statements, round trips, commits, and bytes on its connections.
 * `SERVER_ROOT` measures another build.
 */
import { openDemoShop } from '../server/demo-shop.ts'
import { withServer } from '../server/with-server.ts'
import { callsOf } from './shop-calls.ts'
import { countOf, countWire, type WireCounts } from './wire-counts.ts'

const TIMES = 5

const columns = ['statements', 'roundTrips', 'commits', 'sent', 'received'] as const

countWire()
await withServer(async ({ url }) => {
  const { shop, dishes } = await openDemoShop(url)
  console.log(`${''.padEnd(26)}statements  round trips  commits  bytes sent  received`)
  for (const [name, call] of await callsOf({ url, shop, dishes })) {
    try {
      await call()
      const counts: WireCounts[] = []
      for (let time = 0; time < TIMES; time++) counts.push(await countOf(call))
      // What the server does by its clock, and after other calls, would count as well.
      const [least] = counts.toSorted((one, other) => one.statements - other.statements)
      const [statements, trips, commits, sent, received] = columns.map((column) =>
        String(least?.[column]),
      )
      console.log(
        `${name.padEnd(26)}${statements?.padStart(10)}${trips?.padStart(13)}${commits?.padStart(9)}${sent?.padStart(12)}${received?.padStart(10)}`,
      )
    } catch (error) {
      console.log(`${name.padEnd(26)}${String(error).slice(0, 200)}`)
      process.exitCode = 1
    }
  }
})
