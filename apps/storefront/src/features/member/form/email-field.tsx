import { Field } from '@comanda/ui'
import type { ComponentProps } from 'react'
import { useMemberMessages } from '../../../language/member-messages.ts'

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'inputMode'>

/** An e-mail address; `autoComplete` is `username` for the address of the account. */
export const EmailField = (props: EmailFieldProps) => {
  const { t } = useMemberMessages()
  return (
    <Field
      label={t('form.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={200}
      {...props}
    />
  )
}
