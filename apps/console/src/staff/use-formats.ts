import { displayMoney } from '@comanda/engine/money'
import { languageTag } from '@comanda/locales'
import { useMessages } from './messages.ts'
import { useShop } from './shop-context.tsx'

/** Returns what writes amounts in the shop's currency, instants in its time zone, and calendar days. */
export const useFormats = () => {
  const { locale } = useMessages()
  const { currency, timeZone, ownDecimals } = useShop()
  const clock = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const calendar = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'full',
    timeZone: 'UTC',
  })
  const brief = new Intl.DateTimeFormat(languageTag[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const date = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  return {
    /** With the sign of a minus, as prices have it. */
    money: (amount: number): string =>
      displayMoney(amount, currency, ownDecimals).replace('-', '−'),
    time: (instant: string): string => clock.format(new Date(instant)),
    /** Writes a day such as `2026-03-03` with its weekday. */
    day: (day: string): string => calendar.format(new Date(`${day}T00:00:00Z`)),
    /** The same in a row of days. */
    briefDay: (day: string): string => brief.format(new Date(`${day}T00:00:00Z`)),
    /** Writes such days as a range of dates. */
    days: ({ from, to }: { readonly from: string; readonly to: string }): string =>
      date.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
  }
}
