const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1] as const

/**
 * Whether the text is a Taiwan company tax id (統一編號): exactly 8 digits, not all zeros nor all ones; the digits of
 * each digit times its weight, added up, are divisible by 5, or, where the 7th digit is 7, that sum plus 1 is.
 */
export const isTaiwanTaxId = (text: string): boolean => {
  if (!/^[0-9]{8}$/.test(text) || text === '00000000' || text === '11111111') return false
  const sum = WEIGHTS.reduce<number>((total, weight, i) => {
    const product = weight * Number(text[i])
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return sum % 5 === 0 || (text[6] === '7' && (sum + 1) % 5 === 0)
}
