import { execFileSync } from 'node:child_process'
import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startVisitors } from '../../load/guests.ts'
import { Promises } from '../../load/promises.ts'
import { waitUntil } from '../../run/wait-until.ts'
import type { Attack, Figure } from '../attack.ts'
import { startEmbeddedServer, stopFigures } from '../embedded-server.ts'

const sizeMb = 900

/** Mounts a small disk in memory; returns whether that is allowed. */
const mountDisk = (folder: string): boolean => {
  mkdirSync(folder, { mode: 0o755 })
  try {
    const options = `size=${sizeMb}m,mode=755`
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Writes a file until so many bytes are free. */
const fill = (folder: string, file: string, leave: number): void => {
  const chunk = Buffer.alloc(1 << 20)
  const filler = openSync(file, 'a')
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder)
      if (bavail * bsize <= leave) return
      writeSync(filler, chunk)
    }
  } catch {
    // There is no room at all.
  } finally {
    closeSync(filler)
  }
}

const status = (url: string): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )

/** Reads while the disk is full; returns how many reads failed. */
const failedReads = async (url: string, forMs: number): Promise<number> => {
  let failed = 0
  for (const end = performance.now() + forMs; performance.now() < end; await sleep(50))
    if ((await status(url)) !== 200) failed += 1
  return failed
}

/** The disk of the embedded database fills up: slowly, then at once. Needs root, or a user who may mount. */
export const attack: Attack = {
  name: 'full-disk',
  says: 'the disk of the embedded database fills up while visitors order',
  run: async ({ campaign }) => {
    const disk = join(campaign.folder, 'disk')
    if (!mountDisk(disk)) {
      campaign.report.figure('not run: this user may not mount a disk', '')
      return []
    }
    campaign.onEnd(() => void execFileSync('umount', ['-l', disk]))
    const own = await startEmbeddedServer(campaign, 'full-disk', join(disk, 'data'))
    const { server, restaurant } = own
    const { url } = server
    const promises = new Promises()
    const filler = join(disk, 'filler')
    const guests = startVisitors([url], restaurant, promises, 8)
    const ordersGoOn = async (what: string): Promise<Figure> => {
      const begin = performance.now()
      const wanted = promises.orders.length + 20
      await waitUntil(what, () => promises.orders.length >= wanted, 120_000)
      return { what, value: (performance.now() - begin) / 1000, unit: 's', limit: 60 }
    }
    await ordersGoOn('orders are placed')
    fill(disk, filler, 100_000_000)
    await waitUntil('writes are refused', async () => (await status(`${url}/api/ready`)) === 503)
    const reads = await failedReads(`${url}/api/products?shop=${restaurant.shop}&$limit=1`, 10_000)
    rmSync(filler)
    const first = await ordersGoOn('orders again after there was little room')
    fill(disk, filler, 0)
    let silent = 0
    for (const end = performance.now() + 15_000; performance.now() < end; await sleep(200))
      if ((await status(`${url}/api/health`)) !== 200) silent += 1
    const file = openSync(filler, 'r+')
    ftruncateSync(file, 0)
    closeSync(file)
    const second = await ordersGoOn('orders again after there was no room at all')
    await guests.stop()
    const compared = await own.compare(promises)
    return [
      { what: 'reads that failed with little room', value: reads, unit: 'reads', limit: 0 },
      first,
      {
        what: 'calls of /health that failed without any room',
        value: silent,
        unit: 'calls',
        limit: 0,
      },
      second,
      ...compared,
      ...(await stopFigures(server)),
    ]
  },
}
