import { type Colleagues, setPin } from '@comanda/client/staff'
import type { StaffMember } from '@comanda/contract'
import { Field, showToast } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { pinFailure } from '../../staff/approvals/pin-failure.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { RoleSelect } from './role-select.tsx'

interface ColleagueFormProps {
  readonly member: StaffMember
  readonly name: string
  readonly colleagues: Colleagues
  readonly onClosed: () => void
}

/** Changes the role of somebody who works in the shop, and sets a PIN for who has forgotten theirs. */
export const ColleagueForm = ({ member, name, colleagues, onClosed }: ColleagueFormProps) => {
  const { t } = useMessages()
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { busy, failure, submit } = useSubmit()
  const { _id: user, roles } = member
  const [role, setRole] = useState(roles[0] ?? 'waiter')
  const [pin, type] = useState('')
  const isOfPin = failure?.code?.startsWith('pin') === true
  const save = async (): Promise<void> => {
    if (pin !== '') {
      await setPin(connection, { shop, user, pin })
      type('')
    }
    if (role !== roles[0]) await colleagues.setRole(user, role)
    else await colleagues.reload()
    showToast(t('settings.saved'), { tone: 'success' })
    onClosed()
  }
  return (
    <FormFrame
      label={t('settings.editOf', { name })}
      busy={busy}
      failure={isOfPin ? undefined : failure}
      onCancel={onClosed}
      onSubmit={submit(save)}
    >
      <RoleSelect role={role} onChange={setRole} />
      <Field
        label={t('pin.new')}
        hint={t('colleagues.pinHint')}
        error={failure && isOfPin ? pinFailure(failure, t) : undefined}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        pattern="[0-9]{4,8}"
        maxLength={8}
        value={pin}
        onChange={({ target }) => type(target.value)}
      />
    </FormFrame>
  )
}
