import { serverNow } from '@comanda/client'
import { localMoment } from '@comanda/engine/time'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { DayComparisonPage } from '../features/day-comparison/day-comparison-page.tsx'
import { useShop } from '../staff/shop-context.tsx'

const DAY = 86_400_000

/** The comparison of the day in the URL, by default of yesterday. */
export const DaysRoute = () => {
  const { timeZone } = useShop()
  const [yesterday] = useState(() => localMoment(serverNow() - DAY, timeZone).date)
  const { day = yesterday } = useSearch({ from: '/$shop/days' })
  const navigate = useNavigate({ from: '/$shop/days' })
  return (
    <DayComparisonPage
      key={day}
      day={day}
      onDay={(chosen) => void navigate({ search: { day: chosen }, replace: true })}
    />
  )
}
