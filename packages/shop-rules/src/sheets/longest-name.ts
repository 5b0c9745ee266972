/** The longest name of a sheet, in characters. */
export const longestName = 120
