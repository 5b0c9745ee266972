/** The largest request body and the largest socket message in bytes. */
export const largestMessage = 1_000_000
