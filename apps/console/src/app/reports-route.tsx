import { localMoment } from '@comanda/engine/time'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ReportsPage } from '../features/reports/reports-page.tsx'
import { useShop } from '../staff/shop-context.tsx'

/** A business day changes at 04:00. */
const DAY_BEGINS = 4 * 3_600_000

/** The reports of the days in the URL, by default of the present business day. */
export const ReportsRoute = () => {
  const { timeZone } = useShop()
  const [today] = useState(() => localMoment(Date.now() - DAY_BEGINS, timeZone).date)
  const { from = today, to = from } = useSearch({ from: '/$shop/reports' })
  const navigate = useNavigate({ from: '/$shop/reports' })
  return (
    <ReportsPage
      key={`${from} ${to}`}
      from={from}
      to={to}
      onPeriod={(period) => void navigate({ search: period, replace: true })}
    />
  )
}
