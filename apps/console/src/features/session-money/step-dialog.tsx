import type { PaymentAttempt } from '@comanda/contract'
import { Button, Dialog, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

/** What staff do about an attempt. */
export type AttemptStep = 'cancel' | 'confirm' | 'accept' | 'sendBack' | 'reject'

interface StepDialogProps {
  readonly attempt: PaymentAttempt
  readonly step: AttemptStep
  readonly onClosed: () => void
  /** `reference` is the bank's, of a transfer that is confirmed. */
  readonly onConfirm: (reference: string) => void
}

/** A reference as the server accepts it. */
const referencePattern = /^[\w./ -]{4,64}$/

/** Asks before money is decided upon: what happens, and for a transfer the bank's reference. */
export const StepDialog = ({ attempt, step, onClosed, onConfirm }: StepDialogProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const [reference, setReference] = useState('')
  const { charge, captured = 0, status } = attempt
  const amount = money(step === 'accept' || step === 'sendBack' ? captured : charge)
  const isReady = step !== 'confirm' || referencePattern.test(reference.trim())
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t(`money.${step}Title`, { amount })}
      actions={(close) => (
        <>
          <Button variant="quiet" size="large" onClick={close}>
            {t('money.stay')}
          </Button>
          <Button
            variant={step === 'cancel' || step === 'reject' ? 'danger' : 'primary'}
            size="large"
            disabled={!isReady}
            onClick={() => {
              onConfirm(reference.trim())
              close()
            }}
          >
            {t(`money.${step}`)}
          </Button>
        </>
      )}
    >
      <p>
        {t(`money.${step}Text`)} {status === 'review' && t('money.decideText')}
      </p>
      {step === 'confirm' && (
        <Field
          label={t('money.confirmReference')}
          hint={t('money.confirmHint')}
          value={reference}
          maxLength={64}
          autoComplete="off"
          onChange={(event) => setReference(event.target.value)}
        />
      )}
    </Dialog>
  )
}
