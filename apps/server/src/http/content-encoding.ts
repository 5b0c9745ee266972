/** The content encodings of our responses, best first. */
export const contentEncodings = ['br', 'gzip'] as const
export type ContentEncoding = (typeof contentEncodings)[number]

/** The encodings that a caller accepts. */
interface Acceptance {
  acceptsEncodings(...encodings: string[]): string | false
}

/** Returns the best of the available encodings that the caller accepts, or undefined if the body is sent as it is. */
export const bestEncoding = (
  ctx: Acceptance,
  there: readonly ContentEncoding[],
): ContentEncoding | undefined =>
  contentEncodings.find(
    (encoding) => there.includes(encoding) && ctx.acceptsEncodings(encoding) === encoding,
  )
