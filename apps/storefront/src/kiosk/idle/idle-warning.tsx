import { useSelected } from '@comanda/client/react'
import { Button, Dialog } from '@comanda/ui'
import { useEffect } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { soundTone } from './sound-tone.ts'

const SECOND = 1000
/** Marks of its two buttons, by which a touch of the screen is known from a touch of them. */
export const MORE_TIME = 'data-more-time'
export const NOW = 'data-now'

interface IdleWarningProps {
  /** ms until the kiosk begins again. */
  readonly left: number
  readonly onStay: () => void
  readonly onMore: () => void
  readonly onReset: () => void
}

/** Counts down large and with a tone, says what would be lost, and offers more time (KIOSK-4.1). */
export const IdleWarning = ({ left, onStay, onMore, onReset }: IdleWarningProps) => {
  const { t } = useVisitMessages()
  const chosen = useSelected(useDiner().client.cart.state, ({ lines }) => lines.length)
  const seconds = Math.ceil(left / SECOND)
  useEffect(() => soundTone(), [])
  return (
    <Dialog
      open
      onClosed={onStay}
      title={t('idle.title')}
      picture={
        <p className="kiosk-countdown" role="timer" aria-live="off">
          {seconds}
        </p>
      }
      actions={() => (
        <>
          <Button {...{ [NOW]: '' }} variant="quiet" size="large" onClick={onReset}>
            {t('kiosk.startOver')}
          </Button>
          <Button {...{ [MORE_TIME]: '' }} size="large" onClick={onMore}>
            {t('kiosk.moreTime')}
          </Button>
        </>
      )}
    >
      {chosen > 0 ? t('kiosk.idleLoses') : t('kiosk.idleText')}
    </Dialog>
  )
}
