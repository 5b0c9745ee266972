import type { Shop } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'
import { nextOpening } from '@comanda/shop-rules/sessions'
import { addDays, localMoment } from '@comanda/engine/time'
import { languageTag } from '@comanda/locales'
import { dateFormat } from './date-format.ts'
import { useMessages } from './messages.ts'

/**
 * Returns a function that says when a closed shop next takes orders of a mode, in its own time zone; empty if the shop sets
 * no hours.
 */
export const useOpeningWords = (): ((shop: Shop, mode: OrderType, now: number) => string) => {
  const { t, locale } = useMessages()
  return (shop, mode, now) => {
    const at = localMoment(now, shop.timeZone)
    const next = nextOpening(shop, mode, at)
    if (!next) return ''
    const { date, time } = next
    if (date === at.date) return t('home.opensToday', { time })
    const weekday = dateFormat(languageTag[locale], {
      weekday: 'long',
      // After holidays the weekday alone would be that of this week.
      ...(date > addDays(at.date, 6) && { day: 'numeric', month: 'long' }),
      timeZone: 'UTC',
    })
    return t('home.opensOn', { day: weekday.format(new Date(`${date}T00:00:00Z`)), time })
  }
}
