import { useStore } from '@comanda/client/react'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { SetupPage } from '../features/setup/setup-page.tsx'
import { useStaff } from '../staff/staff-context.tsx'

/** The setup, for owners. */
export const SetupRoute = () => {
  const { authentication } = useStaff()
  const { user } = useStore(authentication.state)
  const navigate = useNavigate()
  const leave = useCallback(() => void navigate({ to: '/', replace: true }), [navigate])
  const isOwner = (user?.staff ?? []).some(({ role }) => role === 'owner')
  return isOwner ? <SetupPage onDone={leave} /> : <Navigate to="/" replace />
}
