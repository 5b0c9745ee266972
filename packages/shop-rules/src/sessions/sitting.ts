import { localizedName, type LocalizedText } from '@comanda/engine/catalog'
import { isWindowOpen, type LocalMoment } from '@comanda/engine/time'

/** A period of the day whose sittings have a name, such as lunch. */
export interface NamedSitting {
  readonly name: LocalizedText
  readonly weekdays?: readonly number[] | undefined
  /** HH:MM, inclusive. */
  readonly startTime: string
  /** HH:MM, exclusive; not after the start: overnight. */
  readonly endTime: string
}

/** What a shop says about the sittings at its tables. */
export interface SittingShop {
  /** Minutes from the start in which a table orders. */
  readonly orderCutoffMinutes?: number | undefined
  /** Minutes from the start after which the diners leave. */
  readonly orderLeaveMinutes?: number | undefined
  readonly sittings?: readonly NamedSitting[] | undefined
}

/** The name and the times of one sitting. Times are ISO instants. */
export interface Sitting {
  /** In the fallback language. */
  readonly sessionName?: string
  readonly localizedSessionName?: LocalizedText[number][]
  readonly orderCutoffTime?: string
  readonly orderLeaveTime?: string
}

const MINUTE_MS = 60_000

/**
 * Returns the name and the times of a sitting that starts now (SESS-8.1, SESS-8.2): the cut-off is never after the time to
 * leave, and the first period that is open names it. `now` is in ms, `at` the same moment at the shop.
 */
export const sittingOf = (
  { orderCutoffMinutes, orderLeaveMinutes, sittings }: SittingShop,
  now: number,
  at: LocalMoment,
): Sitting => {
  const after = (minutes: number): string => new Date(now + minutes * MINUTE_MS).toISOString()
  const period = sittings?.find(({ weekdays = [], startTime, endTime }) =>
    isWindowOpen({ weekdays, from: startTime, to: endTime }, at),
  )
  return {
    ...(orderCutoffMinutes !== undefined && {
      orderCutoffTime: after(Math.min(orderCutoffMinutes, orderLeaveMinutes ?? Infinity)),
    }),
    ...(orderLeaveMinutes !== undefined && { orderLeaveTime: after(orderLeaveMinutes) }),
    ...(period && {
      sessionName: localizedName(period.name, 'en'),
      localizedSessionName: [...period.name],
    }),
  }
}
