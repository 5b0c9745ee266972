/** How a body may be packed for its way, best first. */
export const packings = ['br', 'gzip'] as const
export type Packing = (typeof packings)[number]

/** What tells how a caller accepts answers. */
interface Acceptance {
  acceptsEncodings(...encodings: string[]): string | false
}

/** The best packing of those there are that the caller can unpack; nothing: as it is. */
export const bestPacking = (ctx: Acceptance, there: readonly Packing[]): Packing | undefined =>
  packings.find((packing) => there.includes(packing) && ctx.acceptsEncodings(packing) === packing)
