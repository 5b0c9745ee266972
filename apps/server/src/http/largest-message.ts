/** Bytes of the largest body of a request, and of the largest message of a socket. */
export const largestMessage = 1_000_000
