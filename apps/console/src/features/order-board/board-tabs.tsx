import { useMessages } from '../../staff/messages.ts'
import { type BoardStatus, boardStatuses } from './board-status.ts'
import './board-tabs.css'

interface BoardTabsProps {
  readonly shown: BoardStatus
  readonly counts: Readonly<Record<BoardStatus, number>>
  readonly onShow: (status: BoardStatus) => void
}

/** Select the column that a narrow screen shows. */
export const BoardTabs = ({ shown, counts, onShow }: BoardTabsProps) => {
  const { t } = useMessages()
  return (
    <div className="board-tabs" role="group" aria-label={t('board.columns')}>
      {boardStatuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === shown}
          onClick={() => onShow(status)}
        >
          <span>{t(`status.${status}`)}</span>
          <strong>{counts[status]}</strong>
        </button>
      ))}
    </div>
  )
}
