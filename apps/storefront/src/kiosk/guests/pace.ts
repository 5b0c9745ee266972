/** More orders than so many within so long, in ms, are a queue. */
const CALM = 3
const LATELY = 5 * 60_000

/** How fast guests follow one another at this kiosk. */
export interface Pace {
  readonly noteOrder: () => void
  /** Whether so many have ordered lately that others may be waiting (KIOSK-3.8). */
  readonly isBusy: () => boolean
}

export const createPace = (now: () => number = Date.now): Pace => {
  let orders: readonly number[] = []
  const lately = (): readonly number[] => orders.filter((time) => now() - time < LATELY)
  return {
    noteOrder: () => {
      orders = [...lately(), now()]
    },
    isBusy: () => lately().length > CALM,
  }
}
