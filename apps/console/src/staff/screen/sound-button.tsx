import { useStore } from '@comanda/client/react'
import { Button } from '@comanda/ui'
import type { Chime } from './chime.ts'
import { useMessages } from '../messages.ts'

/** Mutes and unmutes the chime; until the browser allows sound, requests the press that it needs. */
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
