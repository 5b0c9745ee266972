/** A percentage of 100 in the engine's scale: a percent has at most 4 decimals (MONEY-1.3). */
export const WHOLE_PERCENT = 1_000_000

/** The factor 1 in the engine's scale: a factor has at most 6 decimals (MONEY-1.4). */
export const WHOLE_FACTOR = 1_000_000

/** A percentage as an exact integer: 10 % is 100,000 of `WHOLE_PERCENT`. */
export const scaledPercent = (percent: number): number => Math.round(percent * 10_000)

/** A factor as an exact integer: 0.9 is 900,000 of `WHOLE_FACTOR`. */
export const scaledFactor = (factor: number): number => Math.round(factor * WHOLE_FACTOR)

/** Whether a number has at most so many decimals (it is then the double nearest to that decimal). */
export const hasDecimals = (value: number, scale: number): boolean =>
  Math.round(value * scale) / scale === value
