import { type Loaded, useConnectionStatus } from '@comanda/client/react'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { LoadingRows } from './loading-rows.tsx'

interface LoadedContentProps<T> {
  readonly loaded: Loaded<T>
  /** What stands while it loads; rows where nothing is said. */
  readonly waiting?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** What was asked for once it is there; until then its shape, or why it does not come. */
export const LoadedContent = <T,>({ loaded, waiting, children }: LoadedContentProps<T>) => {
  const isOffline = useConnectionStatus() === 'offline'
  if (loaded.data !== undefined) return children(loaded.data)
  if (loaded.error || isOffline) return <LoadFailure onRetry={loaded.reload} />
  return waiting ?? <LoadingRows />
}
