import { useStore } from '@comanda/client/react'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { Chime } from './chime.ts'

/** Turns the chime on and off; asks for the one press that browsers want. */
export const SoundButton = ({ chime }: { readonly chime: Chime }) => {
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
