/** Days and times of a week as they are entered; empty times are the ends of the day. */
export interface EnteredWindow {
  /** Of its row on the screen. */
  readonly key: number
  /** 0 Sunday … 6 Saturday; empty: every day. */
  readonly weekdays: readonly number[]
  readonly from: string
  readonly to: string
  /** What the form does not show of a window that was there: it stays with it, and goes with it. */
  readonly hidden?: object
}

interface Window {
  weekdays?: number[]
  from?: string
  to?: string
}

export const enteredWindows = (
  windows: readonly {
    readonly weekdays?: readonly number[] | undefined
    readonly from?: string | undefined
    readonly to?: string | undefined
  }[],
): readonly EnteredWindow[] =>
  windows.map(({ weekdays = [], from = '', to = '' }, key) => ({ key, weekdays, from, to }))

/** Returns the windows that were entered. */
export const windowsOf = (entered: readonly EnteredWindow[]): Window[] =>
  entered.map(({ weekdays, from, to, hidden }) => ({
    ...hidden,
    ...(weekdays.length > 0 ? { weekdays: [...weekdays] } : {}),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  }))

/** Returns the windows with one more. */
export const oneMore = (entered: readonly EnteredWindow[]): readonly EnteredWindow[] => [
  ...entered,
  { key: 1 + Math.max(-1, ...entered.map(({ key }) => key)), weekdays: [], from: '', to: '' },
]
