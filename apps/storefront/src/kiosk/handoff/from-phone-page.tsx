import { Button } from '@comanda/ui'
import { useState } from 'react'
import { CodeScan } from '../../features/coupons/scan/code-scan.tsx'
import { linkedHandoff, spacedDigits } from '../../features/handoff/handoff-link.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { NumberPad } from '../keys/number-pad.tsx'
import { useTakenCart } from './use-taken-cart.ts'

const DIGITS = 6

/** The digits that the guest’s phone shows below its cart, or its code by the camera (HANDOFF-4.6). */
export const FromPhonePage = () => {
  const { t } = useVisitMessages()
  const take = useTakenCart()
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (code: string): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    await take(code)
    setIsBusy(false)
    setTyped('')
  }
  return (
    <section className="kiosk-stand">
      <h1>{t('kiosk.handoff.title')}</h1>
      <p>{t('kiosk.handoff.text')}</p>
      <output className="kiosk-stand-number" aria-label={t('handoff.digits')}>
        {typed === '' ? '–' : spacedDigits(typed)}
      </output>
      <NumberPad
        value={typed}
        most={DIGITS}
        backLabel={t('kiosk.stand.back')}
        onChange={setTyped}
      />
      <div className="kiosk-stand-ways">
        <CodeScan
          codeOf={linkedHandoff}
          label={t('kiosk.scan.camera')}
          onCode={(code) => void submit(code)}
        />
        <Button
          size="large"
          wide
          busy={isBusy}
          disabled={typed.length < DIGITS}
          onClick={() => void submit(typed)}
        >
          {t('handoff.open')}
        </Button>
      </div>
    </section>
  )
}
