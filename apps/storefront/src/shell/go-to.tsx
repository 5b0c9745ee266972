import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Redirects to a path once, replacing this entry of the history. The router's own component does so on each render. */
export const GoTo = ({ path }: { readonly path: string }) => {
  const { history } = useRouter()
  useEffect(() => history.replace(path), [history, path])
  return null
}

/** Redirects to the menu. */
export const ToMenu = () => <GoTo path="/browse" />
