import { fireEvent } from '@testing-library/dom'
import { act, type ReactElement } from 'react'
import type { Root } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { type Media, openPage } from './page.ts'
import { settle, within } from './queries.ts'

const mount = async (element: ReactElement): Promise<Root> => {
  // React reads the globals of the page when it is loaded.
  const { createRoot } = await import('react-dom/client')
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () => root.render(element))
  return root
}

/** Renders an element with React in a page of happy-dom, finds its parts by role and accessible name, and uses them. */
export const render = async (element: ReactElement, media: Media = { isWide: false }) => {
  const closePage = openPage(media)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('print', vi.fn<() => void>())
  let isClosed = false
  const close = async (): Promise<void> => {
    if (isClosed) return
    isClosed = true
    await act(async () => root.unmount())
    vi.unstubAllGlobals()
    closePage()
  }
  const root = await mount(element).catch((error: unknown) => {
    vi.unstubAllGlobals()
    closePage()
    throw error
  })
  onTestFinished(close)
  return {
    document,
    window,
    copied: () => navigator.clipboard.readText(),
    ...within(document.body),
    /** Presses a key while a part has the focus. */
    key: (key: string, part: Element = document.activeElement ?? document.body) =>
      settle(() => fireEvent.keyDown(part, { key })),
    focus: (part: HTMLElement) => settle(() => part.focus()),
    /** Leaves the page, as for another visit. */
    close,
    settle,
    /** Runs something that changes what is shown, and waits until it is; timers do not pass. */
    act: (change: () => unknown) =>
      act(async () => {
        await change()
      }),
  }
}
