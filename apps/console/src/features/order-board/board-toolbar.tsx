import { IconButton } from '@comanda/ui'
import type { ReactNode } from 'react'
import type { Chime } from '../../staff/screen/chime.ts'
import { KioskSign } from '../../staff/devices/kiosk-sign.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useRole } from '../../staff/use-role.ts'
import { SoundButton } from '../../staff/screen/sound-button.tsx'

interface BoardToolbarProps {
  readonly open: number
  readonly chime: Chime
  readonly onHelp: () => void
  /** Shown below, over the whole width. */
  readonly children?: ReactNode
}

/** Title, count of open orders, sound and keys of the board. */
export const BoardToolbar = ({ open, chime, onHelp, children }: BoardToolbarProps) => {
  const { t } = useMessages()
  const { isWaiter } = useRole()
  return (
    <div className="board-toolbar">
      <h1>{t('board.title')}</h1>
      <p className="board-toolbar-count">{t('board.count', { count: open })}</p>
      {isWaiter && <KioskSign />}
      <SoundButton chime={chime} />
      <span className="board-toolbar-keys">
        <IconButton icon="keyboard" label={t('keys.help')} onClick={onHelp} />
      </span>
      {children}
    </div>
  )
}
