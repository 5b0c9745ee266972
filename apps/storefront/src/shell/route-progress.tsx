import { useSelected } from '@comanda/client/react'
import { useRouter } from '../router/router-context.tsx'
import './route-progress.css'

/** A progress bar while a screen is loading: after 200 ms, over 5000 ms (SHELL-3.3). */
export const RouteProgress = () => {
  const isLoading = useSelected(useRouter().state, (state) => state.isLoading)
  return isLoading ? <span className="route-progress" aria-hidden="true" /> : null
}
