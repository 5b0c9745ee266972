import type { Socket } from 'socket.io'

/** Returns the params of every call on the connection: one object, by which Feathers identifies the connection. */
export const paramsOf = (socket: Socket): object =>
  (socket as Socket & { feathers: object }).feathers
