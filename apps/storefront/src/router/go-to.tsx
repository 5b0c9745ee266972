import { useEffect } from 'react'
import { useRouter } from './router-context.tsx'

/** Redirects to a path once, replacing this entry of the history. The router's own component does so on each render. */
export const GoTo = ({ path }: { readonly path: string }) => {
  const router = useRouter()
  useEffect(() => void router.go(path, { replace: true }), [router, path])
  return null
}

/** Redirects to the menu. */
export const ToMenu = () => <GoTo path="/browse" />
