import { useNavigate } from '@tanstack/react-router'
import { WaitingPage } from '../features/waiting-list/waiting-page.tsx'

/** The waiting list; guests who are seated are shown on the floor. */
export const WaitingRoute = () => {
  const navigate = useNavigate({ from: '/$shop/waiting' })
  return (
    <WaitingPage
      onSeated={(session) => void navigate({ to: '/$shop/floor', search: { session } })}
    />
  )
}
