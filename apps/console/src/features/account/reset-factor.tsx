import { type Colleague, secondFactor } from '@comanda/client/staff'
import { Button, Field, showToast } from '@comanda/ui'
import { useMemo, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { FactorForm } from './factor-form.tsx'

/** For owners: turns off the second factor of a colleague who lost the phone (ACC-5.3). */
export const ResetFactor = () => {
  const { connection } = useStaff()
  const { t } = useMessages()
  const calls = useMemo(() => secondFactor(connection), [connection])
  const [isOpen, setIsOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [colleague, setColleague] = useState<Colleague>()
  const [isUnknown, setIsUnknown] = useState(false)
  const close = (): void => {
    setIsOpen(false)
    setEmail('')
    setColleague(undefined)
    setIsUnknown(false)
  }
  const find = async (): Promise<void> => {
    const found = await calls.colleague(email)
    setColleague(found)
    setIsUnknown(found === undefined)
  }
  const reset = async ({ _id, name = email }: Colleague): Promise<void> => {
    await calls.reset(_id)
    showToast(t('colleague.done', { name }), { tone: 'success' })
    close()
  }
  const body = () => {
    if (!isOpen)
      return (
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {t('colleague.begin')}
        </Button>
      )
    if (colleague)
      return (
        <FactorForm
          key="reset"
          action={t('factor.turnOff')}
          variant="danger"
          onCancel={close}
          send={() => reset(colleague)}
        >
          <p>{t('colleague.confirm', { name: colleague.name ?? email })}</p>
        </FactorForm>
      )
    return (
      <FactorForm key="find" action={t('factor.next')} onCancel={close} send={find}>
        <Field
          label={t('colleague.email')}
          type="email"
          name="colleague"
          autoComplete="off"
          required
          error={isUnknown ? t('colleague.unknown') : undefined}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </FactorForm>
    )
  }
  return (
    <section className="account-section" aria-labelledby="account-colleague">
      <h2 id="account-colleague">{t('colleague.title')}</h2>
      <p className="account-text">{t('colleague.text')}</p>
      {body()}
    </section>
  )
}
