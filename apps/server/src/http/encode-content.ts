import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentEncoding } from './content-encoding.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Returns the bytes in a content encoding, or unchanged if none is given. */
export const encodeContent = (
  bytes: Buffer,
  encoding: ContentEncoding | undefined,
): Promise<Buffer> => {
  if (encoding === undefined) return Promise.resolve(bytes)
  if (encoding === 'gzip') return toGzip(bytes, { level: 6 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 7,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return toBrotli(bytes, { params })
}
