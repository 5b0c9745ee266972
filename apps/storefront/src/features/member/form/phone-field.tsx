import { Field } from '@comanda/ui'
import type { ComponentProps } from 'react'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { OptionalLabel } from './optional-label.tsx'

type PhoneFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'inputMode'> & {
  readonly optional?: boolean
}

/** A phone number. */
export const PhoneField = ({ optional = false, ...props }: PhoneFieldProps) => {
  const { t } = useMemberMessages()
  const text = t('form.phone')
  return (
    <Field
      label={optional ? <OptionalLabel text={text} /> : text}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      {...props}
    />
  )
}
