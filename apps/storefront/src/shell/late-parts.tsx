import { lazy, Suspense } from 'react'
import { useHasTable } from '../diner/use-is-table-shared.ts'
import { UnknownBanners } from './unknown-banners.tsx'
import { useInstalledApp } from './use-installed-app.ts'
import { usePreviousOrder } from './use-previous-order.ts'

const TableHost = lazy(async () => ({
  default: (await import('../features/table-cart/table-host.tsx')).TableHost,
}))

/** What no screen waits for: the installed app, a previous order, unknown outcomes, and what guests of a table with a shared cart ask. */
export const LateParts = () => {
  useInstalledApp()
  usePreviousOrder()
  const hasTable = useHasTable()
  return (
    <>
      <UnknownBanners />
      {hasTable && (
        <Suspense>
          <TableHost />
        </Suspense>
      )}
    </>
  )
}
