/** The content encodings that we send, best first. */
export const contentEncodings = ['br', 'gzip'] as const
export type ContentEncoding = (typeof contentEncodings)[number]

/** What tells the encodings that a caller accepts. */
interface Acceptance {
  acceptsEncodings(...encodings: string[]): string | false
}

/** Returns the best of the available encodings that the caller accepts, or nothing if the body goes as it is. */
export const bestEncoding = (
  ctx: Acceptance,
  there: readonly ContentEncoding[],
): ContentEncoding | undefined =>
  contentEncodings.find(
    (encoding) => there.includes(encoding) && ctx.acceptsEncodings(encoding) === encoding,
  )
