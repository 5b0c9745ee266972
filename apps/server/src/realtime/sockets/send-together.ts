import { type EngineConnection, netSocketOf } from './engine-connection.ts'

/** Sends what is written to a WebSocket in one turn of the event loop by one system call: several responses, and events. */
export const sendTogether = (connection: EngineConnection): void => {
  let isCorked = false
  connection.on('flush', () => {
    const socket = netSocketOf(connection)
    if (!socket || isCorked) return
    isCorked = true
    socket.cork()
    process.nextTick(() => {
      isCorked = false
      socket.uncork()
    })
  })
}
