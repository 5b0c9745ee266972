/** Returns whole minutes of seconds that may be unknown. */
export const inMinutes = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : Math.round(seconds / 60)
