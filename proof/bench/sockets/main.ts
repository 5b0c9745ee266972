/**
 * Connects 2,000 phones to one shop's menu. Measures the time until the last one receives a change of a dish, and the
 * server's memory per connection.
 */
import type { Socket } from 'socket.io-client'
import { openDemoShop } from '../server/demo-shop.ts'
import { median } from '../server/throughput.ts'
import { ask, openSockets } from '../server/socket.ts'
import { withServer } from '../server/with-server.ts'
import { memoryOf, reportMemory } from './memory.ts'

const SOCKETS = 2_000
const AT_ONCE = 100
const CHANGES = 9
const LIMIT_MS = 1_000

const openPhones = async (url: string, shop: string, count: number): Promise<Socket[]> => {
  const phones: Socket[] = []
  while (phones.length < count) {
    const some = await openSockets(url, AT_ONCE)
    await Promise.all(
      some.map((socket) => ask(socket, 'create', 'shops/subscribe', { item: shop }, {})),
    )
    phones.push(...some)
  }
  return phones
}

/** Returns when the first and the last socket receive the next change of a product, in ms since `start`. */
const allHear = (
  phones: readonly Socket[],
  start: number,
): Promise<{ first: number; last: number }> =>
  new Promise((resolve) => {
    let waiting = phones.length
    let first = 0
    for (const phone of phones)
      phone.once('products patched', () => {
        if (waiting === phones.length) first = performance.now() - start
        waiting--
        if (waiting === 0) resolve({ first, last: performance.now() - start })
      })
  })

reportMemory()
await withServer(async ({ url, pid }) => {
  const { shop, dishes, changeDish } = await openDemoShop(url)
  const warm = await openPhones(url, shop, AT_ONCE)
  for (const phone of warm) phone.close()
  const before = await memoryOf(pid)
  const begin = performance.now()
  const phones = await openPhones(url, shop, SOCKETS)
  const opened = performance.now() - begin
  const after = await memoryOf(pid)
  const firsts: number[] = []
  const lasts: number[] = []
  for (let change = 1; change <= CHANGES; change++) {
    const start = performance.now()
    const heard = allHear(phones, start)
    await changeDish(dishes[0] ?? '', { price: 10 + change })
    const { first, last } = await heard
    firsts.push(first)
    lasts.push(last)
  }
  for (const phone of phones) phone.close()
  const each = (after.used - before.used) / SOCKETS / 1024
  const resident = (after.rss - before.rss) / SOCKETS / 1024
  console.log(`${SOCKETS} sockets opened and subscribed in ${(opened / 1000).toFixed(1)} s`)
  console.log(`memory in use for each             ${each.toFixed(1)} KB`)
  console.log(
    `memory of the process for each     ${resident.toFixed(1)} KB, ${(after.rss / 2 ** 20).toFixed(0)} MB in all`,
  )
  console.log(
    `a change is heard by the first in  ${median(firsts).toFixed(0)} ms, of which 100 ms are gathering`,
  )
  const isMet = median(lasts) <= LIMIT_MS
  console.log(
    `${isMet ? 'ok  ' : 'FAIL'} by the last in ${median(lasts).toFixed(0)} ms ≤ ${LIMIT_MS}, at worst ${Math.max(...lasts).toFixed(0)} ms`,
  )
  if (!isMet) process.exitCode = 1
})
