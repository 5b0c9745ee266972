import { displayMoney } from '@comanda/engine/money'
import { languageTag } from '@comanda/locales'
import { useMessages } from './messages.ts'
import { useShop } from './shop-context.tsx'

/** Returns what writes amounts in the shop's currency, and instants in its time zone. */
export const useFormats = () => {
  const { locale } = useMessages()
  const { currency, timeZone } = useShop()
  const clock = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return {
    money: (amount: number): string => displayMoney(amount, currency),
    time: (instant: string): string => clock.format(new Date(instant)),
  }
}
