import type { Loaded } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import { Button, EmptyState, Skeleton } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages.ts'

interface LoadedViewProps<T> {
  readonly loaded: Loaded<T>
  readonly children: (value: T) => ReactNode
}

/** What a screen shows of something that is loaded: cards in its place, or why it could not be loaded. */
export const LoadedView = <T,>({ loaded, children }: LoadedViewProps<T>) => {
  const state = useStore(loaded.state)
  const { t } = useMessages()
  if (state.status === 'failed')
    return (
      <EmptyState
        drawing="offline"
        title={t('settings.failed')}
        action={<Button onClick={() => void loaded.reload()}>{t('app.tryAgain')}</Button>}
      >
        {state.message}
      </EmptyState>
    )
  if (state.status === 'loading')
    return (
      <div className="page-cards" aria-busy="true">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    )
  return children(state.value)
}
