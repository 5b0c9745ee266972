import type { LoadedMoney, SessionMoney } from '@comanda/client/staff'
import type { PaymentAttempt } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { AttemptCard } from './attempt-card.tsx'
import { type AttemptStep, StepDialog } from './step-dialog.tsx'
import { useMoneySteps } from './use-money-steps.ts'

interface AttemptListProps {
  readonly money: LoadedMoney
  readonly calls: SessionMoney
}

interface ChosenStep {
  readonly attempt: PaymentAttempt
  readonly step: AttemptStep
}

const isUnsettled = ({ status }: PaymentAttempt): boolean =>
  status === 'pending' || status === 'review'

/** The tries to pay a bill at providers, and what staff do about them (PAY-9.4). */
export const AttemptList = ({ money, calls }: AttemptListProps) => {
  const { t } = useMessages()
  const { isBusy, step: carryOut } = useMoneySteps()
  const [chosen, setChosen] = useState<ChosenStep>()
  const confirm = ({ attempt: { _id }, step }: ChosenStep, reference: string): void => {
    if (step === 'cancel') void carryOut(() => calls.cancel(_id), t('money.cancelled'))
    else if (step === 'confirm')
      void carryOut(() => calls.confirm(_id, reference), t('money.confirmed'))
    else {
      const decision = step === 'sendBack' ? 'refund' : step
      void carryOut(() => calls.decide(_id, decision), t('money.decided'))
    }
  }
  if (money.attempts.length === 0) return null
  return (
    <section className="page-card money-part" aria-labelledby="money-attempts">
      <h2 id="money-attempts">{t('money.attempts')}</h2>
      <p className="money-none">{t('money.attemptsText')}</p>
      {money.attempts.some(isUnsettled) && (
        <div>
          <Button
            variant="quiet"
            busy={isBusy}
            onClick={() => void carryOut(calls.ask, t('money.asked'))}
          >
            {t('money.ask')}
          </Button>
        </div>
      )}
      <ul className="money-attempts" aria-labelledby="money-attempts">
        {money.attempts.map((attempt) => (
          <AttemptCard
            key={attempt._id}
            attempt={attempt}
            money={money}
            onStep={(step) => setChosen({ attempt, step })}
          />
        ))}
      </ul>
      {chosen && (
        <StepDialog
          attempt={chosen.attempt}
          step={chosen.step}
          onClosed={() => setChosen(undefined)}
          onConfirm={(reference) => confirm(chosen, reference)}
        />
      )}
    </section>
  )
}
