import decompress from 'wawoff2/decompress.js'

let last: Promise<unknown> = Promise.resolve()

/**
 * Returns a WOFF2 font as TrueType. One after the other: what wawoff2 returns lies in its own memory, where the next font is written over
 * it (`findings/fonts-of-wawoff2.sh`).
 */
export const unpackFont = (woff2: Uint8Array): Promise<Buffer> => {
  const unpacked = last.then(async () => Buffer.from(await decompress(woff2)))
  last = unpacked.catch(() => undefined)
  return unpacked
}
