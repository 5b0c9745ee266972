import type { Page } from '@playwright/test'

/**
 * Pauses the next call of a service before it reaches the server, so that something else can happen first. Call it
 * before the page loads.
 */
export const holdNextCall = async (page: Page, path: string) => {
  let arrived: ((letGo: () => void) => void) | undefined
  const held = new Promise<() => void>((resolve) => {
    arrived = resolve
  })
  let isHeld = false
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const wire = socket.connectToServer()
    socket.onMessage((message) => {
      if (isHeld || !String(message).includes(path)) return wire.send(message)
      isHeld = true
      return arrived?.(() => wire.send(message))
    })
  })
  /** Resolves when the call arrives, with a function that resumes it. */
  return () => held
}
