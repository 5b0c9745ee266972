import { useStore } from '@comanda/client/react'
import { createContext, type ReactNode, use, useLayoutEffect } from 'react'
import type { Router } from './router.ts'

const RouterContext = createContext<Router | undefined>(undefined)

/** Gives the router to the app, and lets it know what has been drawn. */
export const RouterProvider = (props: {
  readonly router: Router
  readonly children: ReactNode
}) => {
  const { router, children } = props
  const { shown } = useStore(router.state)
  useLayoutEffect(() => router.drawn(shown), [router, shown])
  return <RouterContext value={router}>{children}</RouterContext>
}

/** Returns the router. */
export const useRouter = (): Router => {
  const router = use(RouterContext)
  if (!router) throw new Error('no router')
  return router
}
