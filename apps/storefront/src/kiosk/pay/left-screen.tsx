import type { ResumeState } from '@comanda/client/kiosk'
import { Button } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'
import './pay.css'

interface LeftScreenProps {
  readonly left: Extract<ResumeState, { step: 'paying' | 'number' }>
  readonly onSeen: () => void
}

/** What a restart interrupted, for the person who stands there now: neither dishes, name nor amount (KIOSK-6.5). */
export const LeftScreen = ({ left, onSeen }: LeftScreenProps) => {
  const { t } = useVisitMessages()
  if (left.step === 'paying')
    return (
      <main className="kiosk kiosk-left">
        <div role="status">
          <h1>{t('kiosk.pay.finishing')}</h1>
        </div>
        <p>{t('kiosk.pay.finishingText')}</p>
      </main>
    )
  return (
    <main className="kiosk kiosk-left">
      <p>{t('kiosk.number')}</p>
      <h1 className="kiosk-left-number" aria-label={t('kiosk.numberIs', { number: left.number })}>
        {left.number}
      </h1>
      <Button size="large" onClick={onSeen}>
        {t('kiosk.done')}
      </Button>
    </main>
  )
}
