import { useNavigate, useSearch } from '@tanstack/react-router'
import { GroupPage } from '../features/group/group-page.tsx'
import { usePresentDay } from './use-present-day.ts'

/** The shops side by side, on the days in the URL, by default on the present business day. */
export const GroupRoute = () => {
  const today = usePresentDay()
  const { from = today, to = from } = useSearch({ from: '/$shop/group' })
  const navigate = useNavigate({ from: '/$shop/group' })
  return (
    <GroupPage
      key={`${from} ${to}`}
      from={from}
      to={to}
      onPeriod={(period) => void navigate({ search: period, replace: true })}
      onSetup={() => void navigate({ to: '/setup' })}
    />
  )
}
