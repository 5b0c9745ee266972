import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leads to a path once, in the place of this entry of the history. The router's own component goes on each render. */
export const GoTo = ({ path }: { readonly path: string }) => {
  const { history } = useRouter()
  useEffect(() => history.replace(path), [history, path])
  return null
}
