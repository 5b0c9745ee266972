import { type OpenedShop, named, openShop } from '../load/open-shop.ts'
import type { RestCaller } from '../load/rest.ts'

/** Opens a shop with the limits that every new shop has. */
export const openPlainShop = (owner: RestCaller, portions: number): Promise<OpenedShop> =>
  openShop(
    owner,
    { name: 'The special of the day', price: 20, portions },
    { name: named('Attacked') },
  )

/** Returns how many of the outcomes succeeded. */
export const succeeded = (outcomes: readonly PromiseSettledResult<unknown>[]): number =>
  outcomes.filter(({ status }) => status === 'fulfilled').length

/** Makes a call so often, a few at once, and returns the outcomes. */
export const repeat = async <T>(
  times: number,
  call: (at: number) => Promise<T>,
): Promise<PromiseSettledResult<T>[]> => {
  const outcomes: PromiseSettledResult<T>[] = []
  for (let at = 0; at < times; at += 10) {
    const some = Array.from({ length: Math.min(10, times - at) }, (_, next) => call(at + next))
    outcomes.push(...(await Promise.allSettled(some)))
  }
  return outcomes
}
