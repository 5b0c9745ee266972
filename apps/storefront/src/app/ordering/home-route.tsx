import { visitMessages } from '@comanda/locales/visits'
import { lazy, Suspense } from 'react'
import { useSearch } from '../../router/use-shown.ts'
import { useCatalogue, useVisit } from '../../diner/use-stores.ts'
import { HomePage } from '../../features/home/home-page.tsx'
import { FailureScreen } from '../../features/startup/failure-screen.tsx'
import { withMessages } from '../../language/messages.ts'
import { isFailureReason } from '../../visit/visit-state.ts'
import { paths } from '../../router/paths.ts'

/** Loaded after the shop: home does not wait for news. */
const HomeNews = lazy(
  withMessages(visitMessages, async () => ({
    default: (await import('../../features/news/home-news.tsx')).HomeNews,
  })),
)
/** Home. Shows why a visit failed, if it did (ROUTE-3.4). */
const HomeRoute = () => {
  const { error } = useSearch(paths.home)
  const { status, reason } = useVisit()
  const { menu } = useCatalogue()
  if (isFailureReason(error)) return <FailureScreen reason={error} />
  if (error !== undefined) return <FailureScreen reason="serverError" />
  if (status === 'failed' && reason) return <FailureScreen reason={reason} />
  if (menu?.shop.beingSetUp) return <FailureScreen reason="shopBeingSetUp" />
  return (
    <HomePage>
      <Suspense>
        <HomeNews />
      </Suspense>
    </HomePage>
  )
}

export default HomeRoute
