import { createStore } from '../store/store.ts'

/** By how many ms the server's clock is ahead of this device's: 0 until the first connection, and while both agree (TIME-6.1). */
export const serverAhead = createStore(0)

/** Returns the present time by the server's clock in epoch ms: what is compared with times that the server wrote (TIME-6.1). */
export const serverNow = (): number => Date.now() + serverAhead.get()
