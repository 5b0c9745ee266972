const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Returns a mix of two colours: `part` 0 is the first, 1 the second. */
export const blend = (from: string, to: string, part: number): string => {
  const end = channels(to)
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((end[index] ?? value) - value) * part),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (hex: string, part: number): string => blend(hex, '#FFFBF2', part)
export const darker = (hex: string, part: number): string => blend(hex, '#4A2412', part)
