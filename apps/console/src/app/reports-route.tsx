import { useNavigate, useSearch } from '@tanstack/react-router'
import { ReportsPage } from '../features/reports/reports-page.tsx'
import { usePresentDay } from './use-present-day.ts'

/** The reports of the days in the URL, by default of the present business day. */
export const ReportsRoute = () => {
  const today = usePresentDay()
  const { from = today, to = from } = useSearch({ from: '/$shop/reports' })
  const navigate = useNavigate({ from: '/$shop/reports' })
  return (
    <ReportsPage
      from={from}
      to={to}
      today={today}
      onPeriod={(period) => void navigate({ search: period, replace: true })}
    />
  )
}
