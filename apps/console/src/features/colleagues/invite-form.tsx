import type { Colleagues } from '@comanda/client/staff'
import type { InviteResult, ShopRole } from '@comanda/contract'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { RoleSelect } from './role-select.tsx'
import { ShownInvitation } from './shown-invitation.tsx'

interface InviteFormProps {
  readonly colleagues: Colleagues
  readonly onClosed: () => void
}

/** Asks whom to invite and as what, then shows how the link reaches them. */
export const InviteForm = ({ colleagues, onClosed }: InviteFormProps) => {
  const { t, locale } = useMessages()
  const { busy, failure, submit } = useSubmit()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<ShopRole>('waiter')
  const [result, setResult] = useState<InviteResult>()
  const isTaken = failure?.code === 'alreadyStaff'
  if (result)
    return (
      <div className="page-card settings-form" role="status">
        {result.code === undefined ? (
          <p>{t('colleagues.mailed', { email: result.invitation.email })}</p>
        ) : (
          <ShownInvitation code={result.code} email={result.invitation.email} />
        )}
        <div className="page-actions">
          <Button onClick={onClosed}>{t('app.close')}</Button>
        </div>
      </div>
    )
  return (
    <div className="page-card settings-form">
      <FormFrame
        label={t('colleagues.invite')}
        busy={busy}
        failure={isTaken ? undefined : failure}
        onCancel={onClosed}
        onSubmit={submit(async () =>
          setResult(await colleagues.invite({ email: email.trim(), role, locale })),
        )}
      >
        <Field
          label={t('signIn.email')}
          error={isTaken ? t('colleagues.taken') : undefined}
          type="email"
          autoComplete="off"
          maxLength={200}
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <RoleSelect role={role} onChange={setRole} />
      </FormFrame>
    </div>
  )
}
