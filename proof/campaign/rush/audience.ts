import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Restaurant } from '../load/restaurant.ts'
import type { Campaign } from '../run/campaign.ts'

/** Phones that show the menu of a restaurant. */
export interface Audience {
  /** Returns how many phones show each quantity of the dish. */
  quantities(): Promise<Readonly<Record<string, number>>>
  close(): void
}

/** Opens phones in another process. Resolves when all of them listen. */
export const openAudience = async (
  campaign: Campaign,
  url: string,
  { shop, dish }: Restaurant,
  count: number,
): Promise<Audience> => {
  const file = fileURLToPath(new URL('phones.ts', import.meta.url))
  const phones = fork(file, [url, shop, dish, String(count)], { execArgv: ['--import', 'tsx'] })
  campaign.onEnd(() => void phones.kill('SIGKILL'))
  const ended = once(phones, 'exit').then(() => Promise.reject(new Error('the phones ended')))
  ended.catch(() => undefined)
  const message = async (): Promise<unknown> => {
    const [said] = (await Promise.race([once(phones, 'message'), ended])) as [unknown]
    return said
  }
  await message()
  return {
    quantities: async () => {
      const said = message()
      phones.send('show')
      return (await said) as Record<string, number>
    },
    close: () => void phones.kill(),
  }
}
