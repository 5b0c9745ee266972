import { normaliseError } from '@comanda/client'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { NumberPad } from '../keys/number-pad.tsx'

const LONGEST = 8
const SHORTEST = 4

interface PinPartProps {
  readonly text: string
  /** Fails with a `CallError` if it is not the PIN of a manager. */
  readonly onPin: (pin: string) => Promise<void>
}

/** A manager's PIN, by a pad of numbers (KIOSK-8.4). */
export const PinPart = ({ text, onPin }: PinPartProps) => {
  const { t } = useVisitMessages()
  const [pin, setPin] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const enter = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await onPin(pin)
    } catch (error) {
      const isWrong = normaliseError(error).code === 'pinWrong'
      setFailure(t(isWrong ? 'kiosk.staff.pinWrong' : 'kiosk.staff.failed'))
    }
    setPin('')
    setIsBusy(false)
  }
  return (
    <div className="kiosk-staff">
      <p>{text}</p>
      <output className="kiosk-staff-pin" aria-label={t('kiosk.staff.pin')}>
        {'•'.repeat(pin.length)}
      </output>
      <p role="alert">{failure}</p>
      <NumberPad
        value={pin}
        most={LONGEST}
        backLabel={t('kiosk.stand.back')}
        onChange={(next) => {
          setFailure(undefined)
          setPin(next)
        }}
      />
      <Button
        size="large"
        wide
        disabled={pin.length < SHORTEST}
        busy={isBusy}
        onClick={() => void enter()}
      >
        {t('kiosk.staff.enter')}
      </Button>
    </div>
  )
}
