import { BrowserErrorCaptureEnum, GlobalWindow } from 'happy-dom'
import { populateGlobal } from 'vitest/runtime'

export interface Media {
  /** Whether the window is as wide as any media query wants. */
  readonly isWide: boolean
}

/** Notes the timers that the page starts. Returns what ends those that run: a toast removes itself later than its page. */
const noteTimers = (): (() => void) => {
  const { setTimeout: start } = globalThis
  const running = new Set<ReturnType<typeof start>>()
  const noted = Object.assign((...args: Parameters<typeof start>) => {
    const timer = start(...args)
    running.add(timer)
    return timer
  }, start)
  globalThis.setTimeout = noted
  return () => {
    for (const timer of running) clearTimeout(timer)
    // Fake timers that the test has not ended yet stay.
    if (globalThis.setTimeout === noted) globalThis.setTimeout = start
  }
}

/** Puts the window of a page of the restaurant, by happy-dom, among the globals. Returns what takes it away again. */
export const openPage = ({ isWide }: Media): (() => void) => {
  const page = new GlobalWindow({
    url: 'https://eat.example/',
    width: isWide ? 1920 : 390,
    height: 844,
    // An error in an event handler fails the test; no stylesheet is loaded.
    settings: {
      errorCapture: BrowserErrorCaptureEnum.disabled,
      disableComputedStyleRendering: true,
    },
  })
  const { keys, originals } = populateGlobal(globalThis, page, { bindFunctions: true })
  const endTimers = noteTimers()
  return () => {
    endTimers()
    // Its timers may be fake: they are not waited for.
    void page.happyDOM.abort()
    for (const key of keys) Reflect.deleteProperty(globalThis, key)
    for (const [key, value] of originals) Reflect.set(globalThis, key, value)
  }
}
