import { isMissing } from '@comanda/client'
import { type Loaded, useConnectionStatus } from '@comanda/client/react'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { LoadingRows } from './loading-rows.tsx'

interface LoadedContentProps<T> {
  readonly loaded: Loaded<T>
  /** Shown while it loads; rows by default. */
  readonly waiting?: ReactNode
  /** Shown instead of an error if what a link names does not exist. */
  readonly missing?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** Renders a value once it is loaded; until then a skeleton, or why loading failed. */
export const LoadedContent = <T,>({
  loaded,
  waiting,
  missing,
  children,
}: LoadedContentProps<T>) => {
  const isOffline = useConnectionStatus() === 'offline'
  if (loaded.data !== undefined) return children(loaded.data)
  if (missing && loaded.error && isMissing(loaded.error)) return missing
  if (loaded.error || isOffline) return <LoadFailure onRetry={loaded.reload} />
  return waiting ?? <LoadingRows />
}
