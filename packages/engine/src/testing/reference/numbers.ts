/** The integer that `value × scale` is, read from its decimal text. */
export const scaled = (value: number, digits: number): bigint => {
  const [whole = '0', part = ''] = Math.abs(value).toFixed(digits).split('.')
  const magnitude = BigInt(whole + part)
  return value < 0 ? -magnitude : magnitude
}

export const cents = (value: number | null | undefined): bigint => scaled(value ?? 0, 2)

export const abs = (value: bigint): bigint => (value < 0n ? -value : value)
export const max = (a: bigint, b: bigint): bigint => (a > b ? a : b)
export const min = (a: bigint, b: bigint): bigint => (a < b ? a : b)
export const sum = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n)

/** n / d to a whole number, half away from zero. */
export const rounded = (n: bigint, d: bigint): bigint => {
  const magnitude = (2n * abs(n) + d) / (2n * d)
  return n < 0n ? -magnitude : magnitude
}

export interface Rounding {
  readonly step: bigint
  readonly method: string
}

export const roundingOf = (factor: number | undefined, method: string | undefined): Rounding => ({
  step: BigInt(Math.max(1, Math.round(1 / (factor ?? 1)))),
  method: method ?? 'ceil',
})

export const shopRounded = (value: bigint, { step, method }: Rounding): bigint => {
  if (method === 'no') return value
  const magnitude = abs(value)
  const down = magnitude / step
  const rest = magnitude - down * step
  let steps = down
  if (rest > 0n) {
    if (method === 'round') steps += 2n * rest >= step ? 1n : 0n
    else if (method !== 'floor') steps += 1n
  }
  return value < 0n ? -steps * step : steps * step
}

export const grain = ({ step, method }: Rounding): bigint => (method === 'no' ? 1n : step)

/** Largest remainder, one grain at a time. */
export const shared = (amount: bigint, weights: readonly bigint[], step: bigint): bigint[] => {
  const total = sum(weights)
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amount : 0n))
  const magnitude = abs(amount)
  const fits = magnitude % step === 0n && weights.every((weight) => weight % step === 0n)
  const size = fits ? step : 1n
  const grains = magnitude / size
  const shares = weights.map((weight) => (grains * weight) / total)
  const rests = weights.map((weight) => (grains * weight) % total)
  const order = weights.map((_, index) => index)
  order.sort((a, b) => {
    if (rests[a] === rests[b]) return a - b
    return rests[a]! > rests[b]! ? -1 : 1
  })
  let over = grains - sum(shares)
  for (const index of order) {
    if (over === 0n) break
    shares[index] = shares[index]! + 1n
    over -= 1n
  }
  return shares.map((share) => (amount < 0n ? -share * size : share * size))
}

/** Equal parts, odd cents to the earlier. */
export const halves = (amount: bigint, parts: number): bigint[] =>
  shared(
    amount,
    Array.from({ length: parts }, () => 1n),
    1n,
  )

export const wire = (value: bigint): number => Number(value) / 100 + 0
