import { BrowserErrorCaptureEnum, GlobalWindow } from 'happy-dom'
import { populateGlobal } from 'vitest/runtime'

export interface Media {
  /** Whether the window is as wide as any media query wants. */
  readonly isWide: boolean
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
  return () => {
    // Its timers may be fake: they are not waited for.
    void page.happyDOM.abort()
    for (const key of keys) Reflect.deleteProperty(globalThis, key)
    for (const [key, value] of originals) Reflect.set(globalThis, key, value)
  }
}
