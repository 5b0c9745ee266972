import type { Page } from '@playwright/test'

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
