import { DateGrid, Skeleton } from '@comanda/ui'
import { useEffect, useEffectEvent } from 'react'
import { useDateTag } from '../../language/use-date-tag.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import type { BookingStepProps } from './booking-step-props.ts'

/** The days on which the chosen time is free. */
export const DateStep = ({ form }: BookingStepProps) => {
  const { t } = useVisitMessages()
  const tag = useDateTag()
  const { booking, change, days, look } = form
  const ask = useEffectEvent(look)
  const isKnown = days !== undefined
  useEffect(() => {
    if (!isKnown) ask()
  }, [isKnown])
  if (!days)
    return (
      <div role="status" aria-label={t('reservation.checking')}>
        <Skeleton shape="title" share={0.5} />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    )
  return (
    <DateGrid
      label={t('reservation.days')}
      language={tag}
      days={days}
      selected={booking.date}
      onSelect={(date) => change({ date })}
    />
  )
}
