import { IconButton } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { Chime } from './chime.ts'
import { SoundButton } from './sound-button.tsx'

interface BoardToolbarProps {
  readonly open: number
  readonly chime: Chime
  readonly onHelp: () => void
}

/** What holds for the whole board. */
export const BoardToolbar = ({ open, chime, onHelp }: BoardToolbarProps) => {
  const { t } = useMessages()
  return (
    <div className="board-toolbar">
      <h1>{t('board.title')}</h1>
      <p className="board-toolbar-count">{t('board.count', { count: open })}</p>
      <SoundButton chime={chime} />
      <span className="board-toolbar-keys">
        <IconButton icon="keyboard" label={t('keys.help')} onClick={onHelp} />
      </span>
    </div>
  )
}
