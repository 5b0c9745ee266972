import { Button } from '@comanda/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useMessages } from '../messages.ts'

const onChange = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
// Where a browser cannot, this is not even null.
const isFull = (): boolean => Boolean(document.fullscreenElement)

const leave = async (): Promise<void> => {
  if (isFull()) await document.exitFullscreen()
}

/** Has a display fill its screen, without the console around it, and back; nothing where a browser cannot (KITCHEN-3.9). */
export const FullScreenButton = () => {
  const { t } = useMessages()
  const full = useSyncExternalStore(onChange, isFull)
  useEffect(() => () => void leave(), [])
  if (!document.fullscreenEnabled) return null
  return (
    <Button
      variant="quiet"
      icon="fullScreen"
      aria-pressed={full}
      onClick={() => void (full ? leave() : document.documentElement.requestFullscreen())}
    >
      {t('app.fullScreen')}
    </Button>
  )
}
