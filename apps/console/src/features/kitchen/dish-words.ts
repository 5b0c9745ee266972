import type { Station, TicketDish } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { houseLanguages } from '@comanda/engine/languages'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'

type Name = TicketDish['name']

/** The languages of a display: that of its station, else that of its staff; a second one if the station has it. */
export const useDishWords = (station: Station | undefined) => {
  const { locale } = useMessages()
  const shop = useShop()
  const first = station?.locale ?? houseLanguages(shop, locale)
  const second = station?.secondLocale
  return {
    name: (name: Name): string => localizedName(name, first),
    /** Undefined if it is the same word. */
    second: (name: Name): string | undefined => {
      const text = second === undefined ? undefined : localizedName(name, second)
      return text === localizedName(name, first) ? undefined : text
    },
  }
}
export type DishWords = ReturnType<typeof useDishWords>
