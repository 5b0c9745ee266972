import { Skeleton } from '@comanda/ui'
import { useMessages } from '../language/messages.ts'
import './loading-screen.css'

/** A rough skeleton of a screen that is loading. */
export const LoadingScreen = () => {
  const { t } = useMessages()
  return (
    <div className="loading-screen" role="status" aria-label={t('app.loading')}>
      <Skeleton shape="title" share={0.5} />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="card" />
      ))}
    </div>
  )
}
