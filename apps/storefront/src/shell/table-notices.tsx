import { lazy, Suspense } from 'react'
import { useIsTableShared } from '../diner/use-is-table-shared.ts'

const TableHost = lazy(async () => ({
  default: (await import('../features/table-cart/table-host.tsx')).TableHost,
}))

/** Loads what concerns the guests of a table once one with a shared cart is entered. */
export const TableNotices = () =>
  useIsTableShared() && (
    <Suspense>
      <TableHost />
    </Suspense>
  )
