/** A function that stays the same and calls the latest one that was set. */
export interface LatestCall<A extends readonly unknown[], R> {
  readonly call: (...args: A) => R
  readonly set: (latest: (...args: A) => R) => void
}

/**
 * It is made out of the components' scopes: what stays keeps all that its first render saw, and with it the first guest (KIOSK-2.2).
 */
export const createLatestCall = <A extends readonly unknown[], R>(
  first: (...args: A) => R,
): LatestCall<A, R> => {
  let latest = first
  return {
    call: (...args) => latest(...args),
    set: (next) => {
      latest = next
    },
  }
}
