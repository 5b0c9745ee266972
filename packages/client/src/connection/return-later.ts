import type { Socket } from 'socket.io-client'

/** The usual delays before reconnecting, in ms: somewhere between 0 and twice the delay. */
export const usualDelays = { reconnectionDelay: 1000, reconnectionDelayMax: 5000 }

/** The longest delay after the server has cut the connection again and again, in ms. */
const LONGEST = 60_000
/** How long a connection lasts until earlier cuts no longer count, in ms. */
const FORGIVEN_AFTER = 60_000

/**
 * Reconnects ever later to a server that cuts the connection with a reason (the event `closing`, CALL-6.2), so that a client
 * that sends too much does not return at once.
 */
export const returnLater = (socket: Pick<Socket, 'on' | 'io'>): void => {
  let cuts = 0
  let forgiving: ReturnType<typeof setTimeout> | undefined
  const setDelays = (): void => {
    const factor = 2 ** cuts
    socket.io.reconnectionDelayMax(Math.min(LONGEST, usualDelays.reconnectionDelayMax * factor))
    socket.io.reconnectionDelay(Math.min(LONGEST, usualDelays.reconnectionDelay * factor))
  }
  socket.on('closing', () => {
    clearTimeout(forgiving)
    cuts += 1
    setDelays()
  })
  socket.on('connect', () => {
    clearTimeout(forgiving)
    if (cuts === 0) return
    forgiving = setTimeout(() => {
      cuts = 0
      setDelays()
    }, FORGIVEN_AFTER)
  })
}
