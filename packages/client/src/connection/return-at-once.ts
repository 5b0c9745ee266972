import type { Socket } from 'socket.io-client'
import { usualDelays } from './return-later.ts'

/**
 * Reconnects without a delay once the device has a network again, or the user is back at the page: a phone is taken out of a
 * pocket to order (ERR-1.8). Not to a server that has cut the connection with a reason (CALL-6.2). Stops listening to the page with
 * `closed`: its listeners would hold all that a closed connection has received.
 */
export const returnAtOnce = (socket: Socket, closed: AbortSignal): void => {
  const reconnect = (): void => {
    const isDelayed = socket.io.reconnectionDelay() > usualDelays.reconnectionDelay
    if (socket.connected || !socket.active || isDelayed) return
    socket.disconnect().connect()
  }
  // Tests and benchmarks run without a page.
  globalThis.addEventListener?.('online', reconnect, { signal: closed })
  globalThis.document?.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') reconnect()
    },
    { signal: closed },
  )
}
