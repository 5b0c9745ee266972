import { useLoaded } from '@comanda/client/react'
import { secondFactor } from '@comanda/client/staff'
import { Button, EmptyState, Skeleton } from '@comanda/ui'
import { useMemo, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpFactor } from './set-up-factor.tsx'
import { TurnOffFactor } from './turn-off-factor.tsx'

/** The second factor of the own account: set up, recovery codes, turn off (ACC-5.1). */
export const SecondFactor = () => {
  const { connection } = useStaff()
  const { t } = useMessages()
  const calls = useMemo(() => secondFactor(connection), [connection])
  const { data: state, error, reload } = useLoaded('secondFactor', calls.state)
  const [step, setStep] = useState<'setUp' | 'turnOff'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = (): void => {
    setStep(undefined)
    reload()
  }
  const body = () => {
    if (error && !state)
      return (
        <EmptyState
          drawing="offline"
          title={t('account.failed')}
          action={<Button onClick={reload}>{t('app.tryAgain')}</Button>}
        />
      )
    if (!state) return <Skeleton shape="card" />
    if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
    if (step === 'setUp')
      return (
        <SetUpFactor
          calls={calls}
          onCancel={close}
          onConfirmed={(given) => {
            setCodes(given)
            close()
          }}
        />
      )
    if (step === 'turnOff') return <TurnOffFactor calls={calls} onClosed={close} />
    return (
      <>
        <p className="account-state">
          <strong>{state.isOn ? t('factor.on') : t('factor.off')}</strong>
          {state.isOn && <span>{t('factor.left', { count: state.recoveryCodes })}</span>}
        </p>
        {state.isOn ? (
          <Button variant="quiet" onClick={() => setStep('turnOff')}>
            {t('factor.turnOff')}
          </Button>
        ) : (
          <Button onClick={() => setStep('setUp')}>{t('factor.setUp')}</Button>
        )}
      </>
    )
  }
  return (
    <section className="account-section" aria-labelledby="account-factor">
      <h2 id="account-factor">{t('factor.title')}</h2>
      <p className="account-text">{t('factor.text')}</p>
      {body()}
    </section>
  )
}
