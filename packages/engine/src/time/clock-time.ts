const two = (value: number): string => String(value).padStart(2, '0')

/** HH:MM of minutes since midnight. */
export const clockTime = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Minutes since midnight of HH:MM. */
export const clockMinutes = (time: string): number =>
  Number(time.slice(0, -3)) * 60 + Number(time.slice(-2))
