import { serverNow } from '@comanda/client'
import type { TableSession } from '@comanda/contract'
import { useEffect, useState } from 'react'
import { useMessages } from '../language/messages.ts'
import { useClock } from '../language/use-clock.ts'
import { useCatalogue } from '../diner/use-stores.ts'
import { showNotice } from '../notices/notice.ts'

/** The seating time is updated each second and shown in minutes (SHELL-1.5). */
const TICK_MS = 1000
const MINUTE_MS = 60_000
/** How long before the last order a toast announces it (SHELL-1.7). */
const SOON_MINUTES = 10

/** The cut-off that was announced last. */
let announced = ''

/** How long the diners of a table have been seated, or the time that remains to order and to stay (SHELL-1.5, SHELL-1.6). */
export const SeatingTime = ({ session }: { session: TableSession }) => {
  const { t } = useMessages()
  const clock = useClock(useCatalogue().menu?.shop.timeZone)
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const { startTime, orderCutoffTime: cutoff, orderLeaveTime: leave } = session
  const minutesTo = (time: string) => Math.ceil((Date.parse(time) - now) / MINUTE_MS)
  const toOrder = cutoff === null ? 0 : minutesTo(cutoff)
  const notice =
    toOrder > 0 && toOrder <= SOON_MINUTES
      ? t('header.lastOrderSoon', { time: clock(cutoff ?? '') })
      : ''
  useEffect(() => {
    const current = `${session._id} ${cutoff}`
    if (!notice || announced === current) return
    announced = current
    showNotice({ text: notice, id: 'lastOrder' })
  }, [notice, session._id, cutoff])
  if (cutoff !== null && toOrder > 0)
    return (
      <span title={t('header.lastOrder', { time: clock(cutoff) })}>
        {t('header.lastOrderIn', { minutes: toOrder })}
      </span>
    )
  if (leave !== null) {
    const minutes = minutesTo(leave)
    const until = t('header.leave', { time: clock(leave) })
    return <span title={until}>{minutes > 0 ? t('header.left', { minutes }) : until}</span>
  }
  if (cutoff !== null) return <span>{t('header.lastOrderOver')}</span>
  const minutes = Math.max(0, Math.floor((now - Date.parse(startTime)) / MINUTE_MS))
  const time = clock(startTime)
  return (
    <span title={t('header.seated', { minutes, time })}>{t('header.minutes', { minutes })}</span>
  )
}
