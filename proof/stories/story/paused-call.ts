import type { Page } from '@playwright/test'

/**
 * Pauses the next call of a service before it reaches the server, so that something else can happen first. Call it
 * before the page loads.
 */
export const pauseNextCall = async (page: Page, path: string) => {
  let arrived: ((resume: () => void) => void) | undefined
  const paused = new Promise<() => void>((resolve) => {
    arrived = resolve
  })
  let isPaused = false
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const wire = socket.connectToServer()
    socket.onMessage((message) => {
      if (isPaused || !String(message).includes(path)) return wire.send(message)
      isPaused = true
      return arrived?.(() => wire.send(message))
    })
  })
  /** Resolves when the call arrives, with a function that resumes it. */
  return () => paused
}
