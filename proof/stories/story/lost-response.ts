import type { Page } from '@playwright/test'

/**
 * Loses the response of the next call of a service: the server carries the call out, then the connection closes. Call
 * it before the page loads, and the function that it returns to arm it.
 */
export const loseNextResponse = async (page: Page, path: string) => {
  let isArmed = false
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const wire = socket.connectToServer()
    let isLost = false
    socket.onMessage((message) => {
      wire.send(message)
      if (!isArmed || !String(message).includes(path)) return
      isArmed = false
      isLost = true
      setTimeout(() => void socket.close(), 1500)
    })
    wire.onMessage((message) => {
      if (!isLost) socket.send(message)
    })
  })
  return () => {
    isArmed = true
  }
}
