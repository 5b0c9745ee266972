import type { Shop } from '@comanda/contract'
import type { DraftField } from '../../forms/draft-fields.ts'

type Hours = NonNullable<Shop['onlineOpeningHours']>[number]

/** Hours as they are entered. `key` tells rows apart. */
export interface EnteredHours {
  readonly key: number
  /** 0 Sunday … 6 Saturday; empty: every day. */
  readonly weekdays: readonly number[]
  readonly startTime: string
  readonly endTime: string
  /** Undefined: all orders. */
  readonly orderTypes: Readonly<NonNullable<Hours['orderType']>> | undefined
}

/** A field for a time knows no 24:00; as an end, 00:00 is the same. */
const shownTime = (time: string): string => (time === '24:00' ? '00:00' : time)
const storedEnd = (time: string): string => (time === '00:00' ? '24:00' : time)

/** When guests order (SESS-4.3). */
export const openingHours: DraftField<Hours[], readonly EnteredHours[]> = {
  blank: [],
  enter: (hours = []) =>
    hours.map(({ weekdays = [], startTime, endTime, orderType = [] }, key) => ({
      key,
      weekdays,
      startTime: shownTime(startTime),
      endTime: shownTime(endTime),
      orderTypes: orderType.length > 0 ? orderType : undefined,
    })),
  read: (entered) => {
    const hours = entered.map(({ weekdays, startTime, endTime, orderTypes }) => ({
      ...(weekdays.length > 0 ? { weekdays: [...weekdays] } : {}),
      startTime,
      endTime: storedEnd(endTime),
      ...(orderTypes ? { orderType: [...orderTypes] } : {}),
    }))
    return hours.length > 0 ? hours : null
  },
}

/** Returns hours with one more row. */
export const withMoreHours = (hours: readonly EnteredHours[]): readonly EnteredHours[] => {
  const key = Math.max(-1, ...hours.map((one) => one.key)) + 1
  const row = { key, weekdays: [], startTime: '11:00', endTime: '22:00', orderTypes: undefined }
  return [...hours, row]
}
