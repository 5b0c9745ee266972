/** So many are sorted faster by insertion, and without room for it. */
const FEW = 12

/** Sorts positions in place by their entries in `values`, times `sign`, ascending; the sort is stable. */
export const sortByValue = (positions: number[], values: Float64Array, sign: 1 | -1): void => {
  if (positions.length > FEW) {
    positions.sort((a, b) => sign * (values[a]! - values[b]!))
    return
  }
  for (let end = 1; end < positions.length; end++) {
    const position = positions[end]!
    const value = sign * values[position]!
    let at = end
    for (; at > 0 && sign * values[positions[at - 1]!]! > value; at--)
      positions[at] = positions[at - 1]!
    positions[at] = position
  }
}
