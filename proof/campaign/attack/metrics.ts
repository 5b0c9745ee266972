import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '../run/wait-until.ts'
import { collectGarbage } from '../server/collect-garbage.ts'
import type { World } from './attack.ts'

/** What a server uses, in MB. */
export interface Memory {
  /** The whole process. */
  readonly resident: number
  /** Objects, and bytes outside of the heap. */
  readonly inUse: number
}

const megabyte = 1_000_000

/** Reads a metric of the server, also while it is busy. */
export const readMetrics = (
  { url, metricsToken }: World,
  ...names: readonly string[]
): Promise<readonly number[]> =>
  waitUntil('the metrics are read', async () => {
    const response = await fetch(`${url}/api/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    })
    const text = await response.text()
    return names.map((name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0))
  })

export const readMemory = async (world: World): Promise<Memory> => {
  const [resident = 0, heap = 0, external = 0] = await readMetrics(
    world,
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'nodejs_external_memory_bytes',
  )
  return { resident: resident / megabyte, inUse: (heap + external) / megabyte }
}

/** How often objects in use are counted, in ms: a collection stops the server for some milliseconds. */
const betweenCollections = 4_000

/** In this time a busy server has received the signal and collected, in ms. */
const collectionTakes = 500

/** Collects the server's garbage, and reads its memory. */
const readCollected = async (world: World): Promise<Memory> => {
  process.kill(world.server.process.pid, collectGarbage.signal)
  await sleep(collectionTakes)
  return readMemory(world)
}

/**
 * Reads the memory again and again, and returns how much more than at the start was used at most, in MB: objects as they
 * are after a collection.
 */
export const watchMemory = async (world: World): Promise<() => Promise<Memory>> => {
  const before = await readCollected(world)
  const most = { ...before }
  const over = new AbortController()
  const watching = (async () => {
    let nextCollection = performance.now() + betweenCollections
    while (!over.signal.aborted) {
      const collects = performance.now() >= nextCollection
      const now = await (collects ? readCollected(world) : readMemory(world))
      if (collects) {
        most.inUse = Math.max(most.inUse, now.inUse)
        nextCollection = performance.now() + betweenCollections
      }
      most.resident = Math.max(most.resident, now.resident)
      await sleep(250)
    }
  })()
  return async () => {
    over.abort()
    await watching
    return { resident: most.resident - before.resident, inUse: most.inUse - before.inUse }
  }
}
