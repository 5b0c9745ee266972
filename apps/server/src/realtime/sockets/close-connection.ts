import type { FeathersError } from '@feathersjs/errors'
import type { CutReason } from '../../flood-limits/flood-counts.ts'
import { eventPacket } from './call-packet.ts'
import { type EngineConnection, webSocketOf } from './engine-connection.ts'

/** The event that says why a connection ends. Its data is an error. */
export const closingEvent = 'closing'

/** Of RFC 6455: try again later. */
const closeCode = 1013

/** How long a caller may take to confirm that it has been closed, in ms. */
const confirmTime = 1_000

/** Ends a connection and tells the caller why, by an event and by the code of the WebSocket. A caller that reads too slowly is cut. */
export const closeConnection = (
  connection: EngineConnection,
  reason: CutReason,
  error: FeathersError,
): void => {
  const socket = webSocketOf(connection)
  if (reason === 'tooSlow') {
    if (socket) socket.terminate()
    else connection.close(true)
    return
  }
  const packet = eventPacket(closingEvent, error.toJSON())
  if (!socket) {
    connection.write(packet)
    connection.close()
    return
  }
  connection.write(packet, {}, () => socket.close(closeCode, reason))
  setTimeout(() => socket.terminate(), confirmTime).unref()
}
