/** Returns grams as slips and screens show them: `0.350 kg`. */
export const kilograms = (grams: number): string => `${(grams / 1000).toFixed(3)} kg`

/** Returns a weight as a receipt has it before the price of a unit: in a unit that is not metric, too, `0.350 kg = 0.579 斤` (CAT-7.3). */
export const weightIn = (
  grams: number,
  unit: { readonly unit: string; readonly grams: number },
  name: string,
): string =>
  unit.unit === 'kg' || unit.unit === 'hundredGrams'
    ? kilograms(grams)
    : `${kilograms(grams)} = ${(grams / unit.grams).toFixed(3)} ${name}`

const mostGrams = 100_000

/** Returns what a tare leaves of a weight as it is typed, in grams; undefined if that is not some whole grams (CAT-7.4). */
export const netWeight = (typed: string, tare: number): number | undefined => {
  const text = typed.normalize('NFKC').trim()
  const net = /^\d{1,6}$/.test(text) ? Number(text) - tare : 0
  return net > 0 && net <= mostGrams ? net : undefined
}
