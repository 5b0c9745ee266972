import type { Page } from '@playwright/test'

/**
 * Holds the next call of a service on its way from the phone to the server, so that something can happen before it
 * arrives. To be set before the page loads.
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
  /** Waits for the call; what is answered lets it go on. */
  return () => held
}
