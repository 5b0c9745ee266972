import { localMoment } from '@comanda/engine/time'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { StaffActionsPage } from '../features/staff-actions/staff-actions-page.tsx'
import { useShop } from '../staff/shop-context.tsx'

/** A business day changes at 04:00. */
const DAY_BEGINS = 4 * 3_600_000

/** What staff did on the days in the URL, by default on the present business day (STAFF-9.3). */
export const HistoryRoute = () => {
  const { timeZone } = useShop()
  const [today] = useState(() => localMoment(Date.now() - DAY_BEGINS, timeZone).date)
  const search = useSearch({ from: '/$shop/history' })
  const { from = today, to = from < today ? today : from } = search
  const navigate = useNavigate({ from: '/$shop/history' })
  const filter = { ...search, from, to }
  return (
    <StaffActionsPage
      key={JSON.stringify(filter)}
      filter={filter}
      onFilter={(changed) => void navigate({ search: changed, replace: true })}
    />
  )
}
