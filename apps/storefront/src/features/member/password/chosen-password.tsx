import { PasswordField } from '@comanda/ui'
import type { ComponentProps } from 'react'
import { useMemberMessages } from '../../../language/member-messages.ts'

type ChosenPasswordProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>

/** A field for a new password, or for its repetition. */
export const ChosenPassword = (props: ChosenPasswordProps) => {
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
