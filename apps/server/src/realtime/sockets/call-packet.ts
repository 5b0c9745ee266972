import type { FeathersError } from '@feathersjs/errors'

/** Where the type of a packet of socket.io stands: `2` is an event, which every call is, `5` one with binary data. */
const callTypes: ReadonlySet<string> = new Set(['2', '5'])

/** Returns whether a message of a socket is a call. */
export const isCall = (message: unknown): message is string =>
  typeof message === 'string' && callTypes.has(message[0] ?? '')

/** `2`, the id of the acknowledgement, then `["find","products",…`. */
const head = /^[25](?:\d+-)?(\d*)\[(?:"(\w{1,20})","([\w/]{1,60})")?/

/** The beginning of a call, read without its data. */
export interface CallHead {
  /** The id that the response has, or undefined if the caller does not want one. */
  readonly id: string | undefined
  /** The method and the path, or an empty text. */
  readonly name: string
  readonly isRead: boolean
}

const readMethods: ReadonlySet<string | undefined> = new Set(['get', 'find'])

export const headOf = (message: string): CallHead => {
  const [, id, method, path] = head.exec(message.slice(0, 120)) ?? []
  const name = method ? `${method} ${path}` : ''
  return { id: id === '' ? undefined : id, name, isRead: readMethods.has(method) }
}

/** Returns the packet that responds to a call with an error. */
export const errorPacket = (id: string, error: FeathersError): string =>
  `3${id}${JSON.stringify([error.toJSON()])}`

/** Returns the packet of an event. */
export const eventPacket = (name: string, data: unknown): string =>
  `2${JSON.stringify([name, data])}`
