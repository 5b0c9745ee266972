import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Packing } from './packing.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The bytes packed for their way; as they are where no packing is named. */
export const pack = (bytes: Buffer, packing: Packing | undefined): Promise<Buffer> => {
  if (packing === undefined) return Promise.resolve(bytes)
  if (packing === 'gzip') return toGzip(bytes, { level: 6 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 7,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return toBrotli(bytes, { params })
}
