import { useStore } from '@comanda/client/react'
import { Button, IconButton } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../staff/messages.ts'
import type { Chime } from './chime.ts'

/** Mutes and unmutes the chime; until the browser allows sound, requests the press that it needs. */
const SoundButton = ({ chime }: { readonly chime: Chime }) => {
  const sound = useStore(chime.state)
  const { t } = useMessages()
  if (sound === 'waiting')
    return (
      <Button icon="bell" title={t('sound.waiting')} onClick={chime.toggle}>
        {t('sound.enable')}
      </Button>
    )
  return (
    <Button
      variant="quiet"
      icon={sound === 'on' ? 'bell' : 'bellOff'}
      aria-pressed={sound === 'on'}
      onClick={chime.toggle}
    >
      {t(sound === 'on' ? 'sound.mute' : 'sound.unmute')}
    </Button>
  )
}

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
  return (
    <div className="board-toolbar">
      <h1>{t('board.title')}</h1>
      <p className="board-toolbar-count">{t('board.count', { count: open })}</p>
      <SoundButton chime={chime} />
      <span className="board-toolbar-keys">
        <IconButton icon="keyboard" label={t('keys.help')} onClick={onHelp} />
      </span>
      {children}
    </div>
  )
}
