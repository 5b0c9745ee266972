import type { EngineConnection } from './engine-connection.ts'

/** Returns how many packets a polled text has, as far as `most` and one more. What is malformed is left to who reads it. */
const packetsIn = (text: string, protocol: number, most: number): number => {
  let count = 0
  let at = 0
  while (at <= text.length && count <= most) {
    // Engine.IO 4 has a character between packets, version 3 the length of each before it.
    const mark = text.indexOf(protocol === 3 ? ':' : '\u001E', at)
    const length = protocol === 3 ? Number(text.slice(at, mark)) : 0
    count += 1
    if (mark === -1 || !(length >= 0)) break
    at = mark + 1 + length
  }
  return count
}

/**
 * Counts the packets of each text that a polling caller sends before any of them is read: 2 MB of the smallest would block the server for
 * seconds. One with more than `most` is not read, and `onTooMany` is called.
 */
export const boundPolling = (
  { transport, protocol }: EngineConnection,
  most: number,
  onTooMany: () => void,
): void => {
  if (transport.name !== 'polling') return
  const read: unknown = Reflect.get(transport, 'onData')
  if (typeof read !== 'function') throw new Error('engine.io reads polled data in another way')
  Reflect.set(transport, 'onData', (data: unknown): void => {
    if (typeof data === 'string' && packetsIn(data, protocol, most) > most) onTooMany()
    else Reflect.apply(read, transport, [data])
  })
}
