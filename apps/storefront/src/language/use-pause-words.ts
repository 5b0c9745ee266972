import type { Pause } from '@comanda/shop-rules/sessions'
import { languageTag } from '@comanda/locales'
import { useCatalogue } from '../diner/use-stores.ts'
import { dateFormat } from './date-format.ts'
import { useMessages } from './messages.ts'

/** Returns what says that orders are paused, and until when by the clock of the shop. */
export const usePauseWords = (): ((pause: Pause) => string) => {
  const { t, locale } = useMessages()
  const { menu } = useCatalogue()
  return ({ until }) => {
    if (until === undefined) return t('pause.open')
    const { timeZone } = menu?.shop ?? {}
    const clock = dateFormat(languageTag[locale], {
      hour: '2-digit',
      minute: '2-digit',
      ...(timeZone === undefined ? {} : { timeZone }),
    })
    return t('pause.until', { time: clock.format(new Date(until)) })
  }
}
