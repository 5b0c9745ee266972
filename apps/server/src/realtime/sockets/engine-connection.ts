import { Socket as NetSocket } from 'node:net'
import type { Socket } from 'socket.io'

/** A connection of engine.io, below a socket of socket.io. */
export type EngineConnection = Socket['conn']

/** What we need of the WebSocket below a connection. */
export interface WebSocketBelow {
  /** Bytes that the system has not taken yet. */
  readonly bufferedAmount: number
  /** Stops to read it, so that the sender has to wait. */
  pause(): void
  resume(): void
  close(code: number, reason: string): void
  /** Cuts it without a word. */
  terminate(): void
  on(event: 'ping' | 'pong', listener: () => void): unknown
}

const isWebSocket = (value: unknown): value is WebSocketBelow =>
  typeof value === 'object' && value !== null && 'bufferedAmount' in value && 'terminate' in value

/** Returns the WebSocket of a connection, or undefined if it is polling. */
export const webSocketOf = ({ transport }: EngineConnection): WebSocketBelow | undefined => {
  const below: unknown = Reflect.get(transport, 'socket')
  return isWebSocket(below) ? below : undefined
}

/** Returns the socket below the WebSocket of a connection, or undefined if it is polling. */
export const netSocketOf = (connection: EngineConnection): NetSocket | undefined => {
  const socket = webSocketOf(connection)
  const below: unknown = socket && Reflect.get(socket, '_socket')
  return below instanceof NetSocket ? below : undefined
}

/** Returns how many bytes a WebSocket has received, unfinished messages too; 0 if the connection is polling. */
export const bytesReadOf = (connection: EngineConnection): number =>
  netSocketOf(connection)?.bytesRead ?? 0
