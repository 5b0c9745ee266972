import { DateGrid, Skeleton } from '@comanda/ui'
import { useEffect, useEffectEvent } from 'react'
import { useDateTag } from '../../language/use-date-tag.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { SpecialDays } from '../../notices/special-days.tsx'
import { settingsOf } from './booking-errors.ts'
import type { BookingStepProps } from './booking-step-props.ts'

/** The days on which the chosen time is free. */
export const DateStep = ({ form, setting, shop }: BookingStepProps) => {
  const { t } = useVisitMessages()
  const tag = useDateTag()
  const { now } = useCatalogue()
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
    <>
      <DateGrid
        label={t('reservation.days')}
        language={tag}
        days={days}
        selected={booking.date}
        onSelect={(date) => change({ date })}
      />
      <SpecialDays shop={shop} now={now} ahead={settingsOf(setting).daysAhead + 1} />
    </>
  )
}
