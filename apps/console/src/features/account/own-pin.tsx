import { setPin } from '@comanda/client/staff'
import { Button, Field, showToast } from '@comanda/ui'
import { useState } from 'react'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { pinFailure } from '../../staff/approvals/pin-failure.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'

/** Sets or removes the PIN of the account in the shop that is shown (STAFF-3.4). */
export const OwnPin = () => {
  const { t } = useMessages()
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { busy, failure, submit } = useSubmit()
  const [pin, type] = useState('')
  const [present, typePresent] = useState('')
  const isPresentNeeded = failure?.field === 'presentPin' || present !== ''
  const set = async (next: string | null): Promise<void> => {
    const presentPin = present === '' ? {} : { presentPin: present }
    await setPin(connection, { shop, pin: next, ...presentPin })
    type('')
    typePresent('')
    showToast(t(next === null ? 'pin.removed' : 'pin.saved'))
  }
  const digits = {
    type: 'password',
    inputMode: 'numeric',
    autoComplete: 'off',
    pattern: '[0-9]{4,8}',
    maxLength: 8,
    required: true,
  } as const
  return (
    <section className="account-section" aria-label={t('pin.title')}>
      <h2>{t('pin.title')}</h2>
      <p className="account-text">{t('pin.text')}</p>
      <form className="form-frame" onSubmit={submit(() => set(pin))}>
        {isPresentNeeded && (
          <Field
            {...digits}
            label={t('pin.present')}
            value={present}
            onChange={({ target }) => typePresent(target.value)}
          />
        )}
        <Field
          {...digits}
          label={t('pin.new')}
          error={failure && pinFailure(failure, t)}
          value={pin}
          onChange={({ target }) => type(target.value)}
        />
        <div className="form-actions">
          <Button type="submit" size="large" busy={busy}>
            {t('pin.save')}
          </Button>
        </div>
      </form>
      <form onSubmit={submit(() => set(null))}>
        <Button type="submit" variant="quiet" size="large" busy={busy}>
          {t('pin.remove')}
        </Button>
      </form>
    </section>
  )
}
