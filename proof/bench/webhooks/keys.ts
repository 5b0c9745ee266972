import { Agent, request } from 'node:http'
import { median } from '../server/throughput.ts'

/** A key may make so many calls at once (KEY-3.1): a block of calls takes a key of its own. */
const BLOCK = 400
const BLOCKS = 8

type AsOwner = <T>(method: 'POST', path: string, data: object) => Promise<T>

/**
 * Returns what a call takes by nobody and by a key, in µs, and what the check of the key therefore costs: over one connection, one call
 * after another, in turn. Figures are medians of each block's calls, of the fastest block.
 */
export const checkOfKeys = async (url: string, shop: string, asOwner: AsOwner) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const get = (secret?: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      const headers = secret === undefined ? {} : { authorization: `Bearer ${secret}` }
      request(`${url}/api/shops/${shop}?$select=currency`, { agent, headers }, (response) => {
        response.resume()
        response.once('end', () => {
          if (response.statusCode === 200) resolve(1000 * (performance.now() - began))
          else reject(new Error(`a call by a key: ${response.statusCode}`))
        })
      })
        .once('error', reject)
        .end()
    })
  const none: number[] = []
  const withKey: number[] = []
  for (let block = 0; block < BLOCKS; block += 1) {
    const { secret } = await asOwner<{ secret: string }>('POST', 'apiKeys/make', {
      name: `bench ${block}`,
      shop,
      rights: ['readMenu'],
    })
    // Known from here on, as those in use are.
    await get(secret)
    const took = { none: [] as number[], withKey: [] as number[] }
    for (let at = 1; at < BLOCK; at += 1) {
      took.none.push(await get())
      took.withKey.push(await get(secret))
    }
    none.push(median(took.none))
    withKey.push(median(took.withKey))
  }
  agent.destroy()
  const best = { none: Math.min(...none), withKey: Math.min(...withKey) }
  return { ...best, check: best.withKey - best.none }
}
