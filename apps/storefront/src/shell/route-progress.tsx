import { useRouterState } from '@tanstack/react-router'
import './route-progress.css'

/** A progress bar while a screen is loading: after 200 ms, over 5000 ms (SHELL-3.3). */
export const RouteProgress = () => {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })
  return isPending ? <span className="route-progress" aria-hidden="true" /> : null
}
