import { serverNow } from '@comanda/client'
import { languageTag } from '@comanda/locales'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'

const day = 86_400_000

/** Returns what writes when something is offered again: the time, within a day, otherwise also the weekday. */
export const useAgainTime = () => {
  const { locale } = useMessages()
  const { timeZone } = useShop()
  const time = { hour: '2-digit', minute: '2-digit', timeZone } as const
  const soon = new Intl.DateTimeFormat(languageTag[locale], time)
  const later = new Intl.DateTimeFormat(languageTag[locale], { ...time, weekday: 'short' })
  return (instant: string, now = serverNow()): string => {
    const at = Date.parse(instant)
    return (Math.abs(at - now) < day ? soon : later).format(at)
  }
}
