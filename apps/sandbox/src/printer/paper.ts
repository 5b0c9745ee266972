import { crc32, deflateSync } from 'node:zlib'
import type { Dots } from './slip-reader.ts'

/** Returns pictures that were printed one below another as one; none is a strip without a dot. */
export const joined = (pieces: readonly Dots[]): Dots => {
  const width = Math.max(8, ...pieces.map((piece) => piece.width))
  const rows = pieces.flatMap(({ width: own, height, bits }) =>
    Array.from({ length: height }, (_, row) => {
      const line = Buffer.alloc(width / 8)
      bits.copy(line, 0, (row * own) / 8, ((row + 1) * own) / 8)
      return line
    }),
  )
  const bits = rows.length > 0 ? Buffer.concat(rows) : Buffer.alloc(width / 8)
  return { width, height: Math.max(1, rows.length), bits }
}

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Returns a picture as a PNG of one bit a dot, in a URL. */
export const pngUrl = ({ width, height, bits }: Dots): string => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(1, 8)
  const lines = Array.from({ length: height }, (_, row) =>
    Buffer.concat([
      Buffer.alloc(1),
      // In a PNG of one bit 1 is white.
      Buffer.from(bits.subarray((row * width) / 8, ((row + 1) * width) / 8).map((byte) => ~byte)),
    ]),
  )
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${png.toString('base64')}`
}
