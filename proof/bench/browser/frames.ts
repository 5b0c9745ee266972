import type { Page } from '@playwright/test'
import { quantile } from '../latency/arrivals.ts'

/** A frame that the screen shows late: it took the time of two, in ms. */
const LATE = 25

interface Noted {
  readonly frames: number[]
  readonly work: number[]
  isOn: boolean
}

/** Records the time between frames, and how long the page was busy with each frame. */
export const observeFrames = async (page: Page): Promise<void> => {
  // esbuild wraps named functions in a `__name` call, which the page does not define.
  await page.evaluate('globalThis.__name = (named) => named')
  await page.evaluate(() => {
    const noted: Noted = { frames: [], work: [], isOn: false }
    Object.assign(window, { noted })
    const { port1, port2 } = new MessageChannel()
    let began = 0
    let before = 0
    // The message comes after styles, layout and painting of the frame.
    port1.addEventListener('message', () => {
      if (noted.isOn) noted.work.push(performance.now() - began)
    })
    port1.start()
    const frame = (time: number): void => {
      began = performance.now()
      if (noted.isOn && before > 0) noted.frames.push(time - before)
      before = time
      port2.postMessage(undefined)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

/** Times in ms, sorted. */
export interface Frames {
  readonly frames: readonly number[]
  readonly work: readonly number[]
}

/** Returns the frames while something is done. */
export const framesWhile = async (page: Page, work: () => Promise<void>): Promise<Frames> => {
  const turn = (isOn: boolean) =>
    page.evaluate((on) => {
      const { noted } = window as unknown as { noted: Noted }
      if (on) Object.assign(noted, { frames: [], work: [] })
      noted.isOn = on
      return { frames: noted.frames, work: noted.work }
    }, isOn)
  await turn(true)
  await work()
  const { frames, work: busy } = await turn(false)
  return {
    frames: frames.toSorted((a, b) => a - b),
    work: busy.toSorted((a, b) => a - b),
  }
}

/** Prints how many frames were late, and how long the page was busy with each. */
export const reportFrames = (name: string, { frames, work }: Frames): void => {
  const late = frames.filter((time) => time > LATE).length
  const share = ((100 * late) / Math.max(1, frames.length)).toFixed(1)
  const [p50, p95, most] = [0.5, 0.95, 1].map((part) => quantile([...work], part).toFixed(1))
  console.log(
    `${name.padEnd(24)} ${frames.length} frames, ${late} late (${share} %); busy: median ${p50}, p95 ${p95}, most ${most} ms`,
  )
}
