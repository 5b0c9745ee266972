/** The most rows of a file, and the most problems that are reported. */
export const mostRows = 2000
