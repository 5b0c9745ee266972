import type { Page } from '@playwright/test'

/** Returns `true` if a Socket.IO packet is the response to a call. */
const isResponse = (message: string | Buffer): boolean => String(message).startsWith('43')

/**
 * Withholds the response of the next call of a service, and all that comes after it. Call it before the page loads, and
 * the function that it returns to wait until the server has carried the call out.
 */
export const withholdNextResponse = async (page: Page, path: string) => {
  let isSent = false
  let answered: (() => void) | undefined
  const carriedOut = new Promise<void>((resolve) => {
    answered = resolve
  })
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const wire = socket.connectToServer()
    socket.onMessage((message) => {
      if (String(message).includes(path)) isSent = true
      wire.send(message)
    })
    wire.onMessage((message) => {
      if (!isSent) socket.send(message)
      else if (isResponse(message)) answered?.()
    })
  })
  return () => carriedOut
}
