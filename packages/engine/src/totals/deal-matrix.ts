import { apportion } from '../pricing/apportion.ts'

/** Returns shares of which each row and each column has its sum. Both sum up to the same; cents, 0 or more. */
export const dealMatrix = (
  rows: readonly number[],
  columns: readonly number[],
): readonly (readonly number[])[] => {
  const left = [...columns]
  return rows.map((row) => {
    const shares = apportion(row, left)
    for (const [at, share] of shares.entries()) left[at] = left[at]! - share
    return shares
  })
}
