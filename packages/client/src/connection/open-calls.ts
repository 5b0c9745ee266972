import type { Socket } from 'socket.io-client'
import { sendInTime } from '../errors/retry-wait.ts'
import { emitCall } from './emit-call.ts'
import { openSocket } from './open-socket.ts'
import type { Send } from './service.ts'
import { wholeSessions } from './whole-sessions.ts'

/** An open socket, with its calls. */
export interface OpenCalls {
  readonly socket: Socket
  readonly call: Send
}

/**
 * Opens the socket of a server and dispatches its events: of a session that changed, as a whole one. `send` reads it if it must be
 * read: a call that fails if the socket disconnects, or after its timeout. A busy server is sent it again, as a subscription is.
 */
export const openCalls = (
  url: string,
  closed: AbortSignal,
  dispatch: (name: string, record: unknown) => void,
  send: Send,
): OpenCalls => {
  const socket = openSocket(url, closed)
  const read = (id: string) =>
    sendInTime(() => send('tableSessions', 'get', [id, { query: {} }]), true)
  const sessions = wholeSessions(read, dispatch)
  socket.onAny(sessions.receive)
  return {
    socket,
    call: async (path, method, args) =>
      sessions.note(path, args, await emitCall(socket, path, method, args)),
  }
}
