/** Returns grams as slips and screens show them: `0.350 kg`. */
export const kilograms = (grams: number): string => `${(grams / 1000).toFixed(3)} kg`

const mostGrams = 100_000

/** Returns what a tare leaves of a weight as it is typed, in grams; undefined if that is not some whole grams (CAT-7.4). */
export const netWeight = (typed: string, tare: number): number | undefined => {
  const text = typed.normalize('NFKC').trim()
  const net = /^\d{1,6}$/.test(text) ? Number(text) - tare : 0
  return net > 0 && net <= mostGrams ? net : undefined
}
