import { act, type ReactElement } from 'react'
import type { Root } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import type { FakeDocument, FakeElement } from './fake-document.ts'
import { openFakePage, type Media } from './fake-page.ts'
import { dispatch, settle, within } from './queries.ts'

const mount = async (document: FakeDocument, element: ReactElement): Promise<Root> => {
  // React reads the globals of the page when it is loaded.
  const { createRoot } = await import('react-dom/client')
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container as unknown as Element)
  await act(async () => root.render(element))
  return root
}

/** Renders an element with React in a page without a browser, finds its parts by role and accessible name, and uses them. */
export const render = async (element: ReactElement, media: Media = { isWide: false }) => {
  const { document, window, copied, closePage } = openFakePage(media)
  let isClosed = false
  const close = async (): Promise<void> => {
    if (isClosed) return
    isClosed = true
    await act(async () => root.unmount())
    closePage()
  }
  const root = await mount(document, element).catch((error: unknown) => {
    closePage()
    throw error
  })
  onTestFinished(close)
  return {
    document,
    window,
    copied,
    ...within(document.body),
    /** Presses a key while a part has the focus. */
    key: (key: string, part: FakeElement = document.activeElement) =>
      dispatch(part, 'keydown', { key }),
    focus: (part: FakeElement) => settle(() => part.focus()),
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
