import { useNavigate, useSearch } from '@tanstack/react-router'
import { StaffActionsPage } from '../features/staff-actions/staff-actions-page.tsx'
import { usePresentDay } from './use-present-day.ts'

/** What staff did on the days in the URL, by default on the present business day (STAFF-9.3). */
export const HistoryRoute = () => {
  const today = usePresentDay()
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
