import { PasswordField } from '@comanda/ui'
import type { ComponentProps } from 'react'
import { useMemberMessages } from '../../../language/member-messages.ts'

type RepeatedFieldProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>

/** The same password once more. */
export const RepeatedField = (props: RepeatedFieldProps) => {
  const { t } = useMemberMessages()
  return (
    <PasswordField
      {...props}
      showLabel={t('form.showPassword')}
      hideLabel={t('form.hidePassword')}
      autoComplete="new-password"
      maxLength={200}
    />
  )
}
