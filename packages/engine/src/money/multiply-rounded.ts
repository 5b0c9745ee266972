const wide = (amount: number, numerator: number, denominator: number): number => {
  const product = BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const magnitude = product < 0n ? -product : product
  const rounded = (2n * magnitude + divisor) / (2n * divisor)
  return Number(product < 0n ? -rounded : rounded)
}

/**
 * Returns `amount × numerator / denominator` from the exact value, rounded half away from zero (MONEY-1.5). All three are
 * integers, the denominator above 0.
 */
export const multiplyRounded = (amount: number, numerator: number, denominator: number): number => {
  const product = amount * numerator
  if (!Number.isSafeInteger(product)) return wide(amount, numerator, denominator)
  const magnitude = Math.abs(product)
  const quotient = Math.floor(magnitude / denominator)
  const rounded = 2 * (magnitude - quotient * denominator) >= denominator ? quotient + 1 : quotient
  return product < 0 ? 0 - rounded : rounded
}

/** `amount × numerator / denominator` of integers at or above 0, down to a whole number. */
export const multiplyFloored = (amount: number, numerator: number, denominator: number): number => {
  const product = amount * numerator
  return Number.isSafeInteger(product)
    ? Math.floor(product / denominator)
    : Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator))
}
