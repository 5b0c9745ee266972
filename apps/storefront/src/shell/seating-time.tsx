import type { TableSession } from '@comanda/contract'
import { useEffect, useState } from 'react'
import { useMessages } from '../language/messages.ts'
import { useClock } from '../language/use-clock.ts'
import { useCatalogue } from '../diner/use-stores.ts'

/** The seating time is updated each second and shown in minutes (SHELL-1.5). */
const TICK_MS = 1000
const MINUTE_MS = 60_000

/** How long the diners of a table have been seated; renders nothing if the table has an end (SHELL-1.5). */
export const SeatingTime = ({ session }: { session: TableSession }) => {
  const { t } = useMessages()
  const clock = useClock(useCatalogue().menu?.shop.timeZone)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  if (session.orderLeaveTime !== undefined)
    return <span>{t('header.leave', { time: clock(session.orderLeaveTime) })}</span>
  if (session.orderCutoffTime !== undefined) return null
  const minutes = Math.max(0, Math.floor((now - Date.parse(session.startTime)) / MINUTE_MS))
  const time = clock(session.startTime)
  return (
    <span title={t('header.seated', { minutes, time })}>{t('header.minutes', { minutes })}</span>
  )
}
