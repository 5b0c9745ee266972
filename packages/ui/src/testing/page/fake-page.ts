import { vi } from 'vitest'
import { FakeDocument, FakeElement } from './fake-document.ts'
import { FakeEventTarget } from './fake-event-target.ts'

export interface Media {
  /** Whether the window is as wide as any media query wants. */
  readonly isWide: boolean
}

/** An element that the page never has. */
class FakeFrame extends FakeElement {}

/** An observer that sees nothing, as nothing is laid out. */
class FakeObserver {
  readonly observe = () => undefined
  readonly disconnect = () => undefined
}

export class FakeWindow extends FakeEventTarget {
  readonly document = new FakeDocument()
  readonly HTMLIFrameElement = FakeFrame
  readonly location = { origin: 'https://eat.example', reload: vi.fn<() => void>() }
  readonly print = vi.fn<() => void>()
  readonly scrollTo = vi.fn<() => void>()
  readonly getComputedStyle = () => ({ direction: 'ltr' })
}

interface FakePage {
  readonly document: FakeDocument
  readonly window: FakeWindow
  /** Returns the texts that were copied to the clipboard. */
  readonly copied: () => readonly string[]
  readonly closePage: () => void
}

/** Stands in for the browser's window and document until the page is closed. */
export const openFakePage = ({ isWide }: Media): FakePage => {
  const window = new FakeWindow()
  const { document } = window
  const copied: string[] = []
  const query = new FakeEventTarget()
  document.defaultView = window
  const globals = {
    window,
    document,
    navigator: {
      userAgent: '',
      clipboard: {
        writeText: async (text: string) => {
          copied.push(text)
        },
      },
    },
    self: window.location,
    ResizeObserver: FakeObserver,
    IntersectionObserver: FakeObserver,
    IS_REACT_ACT_ENVIRONMENT: true,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    matchMedia: () => Object.assign(query, { matches: isWide }),
    requestAnimationFrame: (callback: () => void) => setTimeout(callback),
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  return { document, window, copied: () => copied, closePage: () => vi.unstubAllGlobals() }
}
