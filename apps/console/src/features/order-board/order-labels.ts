import type { Order } from '@comanda/contract'
import { languageTag, type Locale } from '@comanda/locales'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { placeWords } from '../../staff/place-words.ts'

/** Returns the destination of an order: its table, or its order type if it has none. */
export const destination = (order: Order, t: ConsoleTranslate): string => placeWords(order, t)

/** Returns an instant as hours and minutes in the time zone of the shop. */
export const clockTime = (instant: string, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(languageTag[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(instant))
