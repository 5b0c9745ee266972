import type { Page } from '@playwright/test'

/** Counts the presses of a page, by pointer, from now on. Returns a function that returns how many there were since its last call. */
export const countTaps = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const counter = { taps: 0 }
    Object.assign(globalThis, { tapCounter: counter })
    addEventListener('pointerdown', () => (counter.taps += 1), { capture: true })
  })
  return () =>
    page.evaluate(() => {
      const { tapCounter } = globalThis as unknown as { tapCounter: { taps: number } }
      const { taps } = tapCounter
      tapCounter.taps = 0
      return taps
    })
}
