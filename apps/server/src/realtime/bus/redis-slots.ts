/** The slots of a Redis Cluster. */
export const slotCount = 16_384

/** CRC-16/XMODEM, by which Redis Cluster assigns keys and channels to slots. */
const crc16 = (bytes: Uint8Array): number => {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff
  }
  return crc
}

/** Returns the slot of a key or a channel that has no braces. */
export const slotOf = (key: string): number => crc16(Buffer.from(key)) % slotCount

/** The slots from `first` to `last`, with the address of the node that owns them. */
export interface SlotRange {
  readonly first: number
  readonly last: number
  readonly host: string
  readonly port: number
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the reply to `CLUSTER SLOTS`. An owner without an address is the node that replied, at `host`. */
export const slotRangesOf = (reply: unknown, host: string): readonly SlotRange[] =>
  (Array.isArray(reply) ? reply : []).flatMap((range: unknown) => {
    const [first, last, owner]: readonly unknown[] = Array.isArray(range) ? range : []
    const [name, port]: readonly unknown[] = Array.isArray(owner) ? owner : []
    if (typeof first !== 'number' || typeof last !== 'number' || typeof port !== 'number') return []
    const address = textOf(name)
    return [{ first, last, host: address === '' || address === '?' ? host : address, port }]
  })
