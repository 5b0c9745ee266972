import { Skeleton } from '@comanda/ui'
import { useMessages } from '../language/messages.ts'
import './loading-rows.css'

interface LoadingRowsProps {
  readonly rows?: number
  readonly shape?: 'card' | 'button'
}

/** A skeleton of a list, in the shape of its rows. */
export const LoadingRows = ({ rows = 4, shape = 'card' }: LoadingRowsProps) => {
  const { t } = useMessages()
  return (
    <div className="loading-rows" role="status" aria-label={t('app.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape={shape} />
      ))}
    </div>
  )
}
