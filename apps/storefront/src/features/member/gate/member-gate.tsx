import { Navigate, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAuthentication, useConnection } from '../../../data/use-store.ts'
import { LoadFailure } from '../../../loaded/load-failure.tsx'
import { LoadingScreen } from '../../../shell/loading-screen.tsx'

/** A screen of a member's own: who is not logged in goes to the login, and from there back here. */
export const MemberGate = ({ children }: { readonly children: ReactNode }) => {
  const { status, user } = useAuthentication()
  const connection = useConnection()
  const { pathname } = useLocation()
  if (user) return children
  if (status === 'signedOut')
    return <Navigate to="/member/login" search={{ next: pathname }} replace />
  return connection === 'offline' ? (
    <LoadFailure level={1} onRetry={() => undefined} />
  ) : (
    <LoadingScreen />
  )
}
