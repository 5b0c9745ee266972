import { openingDay } from '@comanda/client/staff'
import { Skeleton } from '@comanda/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ReportsPage } from '../features/reports/reports-page.tsx'
import { useShop } from '../staff/shop-context.tsx'
import { useStaff } from '../staff/staff-context.tsx'
import { usePresentDay } from './use-present-day.ts'

/** The reports of the days in the URL, by default of the present business day, or until it has a bill of the one before. */
export const ReportsRoute = () => {
  const today = usePresentDay()
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const search = useSearch({ from: '/$shop/reports' })
  const navigate = useNavigate({ from: '/$shop/reports' })
  const [opening, setOpening] = useState<string>()
  const isOpening = search.from === undefined
  useEffect(() => {
    if (isOpening) void openingDay(connection, { shop, today }).then(setOpening)
  }, [connection, shop, today, isOpening])
  const from = search.from ?? opening
  if (from === undefined) return <Skeleton shape="card" />
  return (
    <ReportsPage
      from={from}
      to={search.to ?? from}
      today={today}
      onPeriod={(period) => void navigate({ search: period, replace: true })}
    />
  )
}
