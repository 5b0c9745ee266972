const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1] as const

/**
 * Returns whether the text is a Taiwan company tax id (統一編號): exactly 8 digits, not all zeros nor all ones. Each digit
 * is multiplied by its weight; the sum of the digits of all products, or that sum plus 1 if the 7th digit is 7, is
 * divisible by 5.
 */
export const isTaiwanTaxId = (text: string): boolean => {
  if (!/^[0-9]{8}$/.test(text) || text === '00000000' || text === '11111111') return false
  const sum = WEIGHTS.reduce<number>((total, weight, i) => {
    const product = weight * Number(text[i])
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return sum % 5 === 0 || (text[6] === '7' && (sum + 1) % 5 === 0)
}
