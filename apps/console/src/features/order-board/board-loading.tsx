import { Skeleton } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { boardStatuses } from './board-status.ts'

/** The shape of the board while its orders are read. */
export const BoardLoading = () => (
  <div className="board-columns" role="status" aria-label={useMessages().t('app.loading')}>
    {boardStatuses.map((status) => (
      <div key={status} className="board-column" data-shown="">
        <Skeleton shape="title" share={0.5} />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    ))}
  </div>
)
