import type { AnyRoute } from '@tanstack/react-router'

/** The member area: `createRoute({ ...at(paths.member…), component: lazyRouteComponent(withMessages(memberMessages, …)) })`. */
export const memberRoutes = [] as const satisfies readonly AnyRoute[]
