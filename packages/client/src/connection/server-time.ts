/** By how many ms the server's clock is ahead of this device's: 0 until the first connection, and while both agree (TIME-6.1). */
let ahead = 0

export const serverAhead = (): number => ahead

export const setServerAhead = (ms: number): void => {
  ahead = ms
}

/** Returns the present time by the server's clock in epoch ms: what is compared with times that the server wrote (TIME-6.1). */
export const serverNow = (): number => Date.now() + ahead
