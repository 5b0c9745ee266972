/** Returns the price in a field, in currency units; undefined if there is no price. */
export const priceIn = (text: string): number | undefined => {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return undefined
  return Number(plain)
}
