import { Field } from '@comanda/ui'
import type { ComponentProps } from 'react'
import { useMemberMessages } from '../../../language/member-messages.ts'
import './form.css'

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'label'>

/** The code of an e-mail; phones suggest it from the message. */
export const CodeField = (props: CodeFieldProps) => {
  const { t } = useMemberMessages()
  return (
    <div className="member-form-code">
      <Field
        {...props}
        label={t('form.code')}
        hint={t('form.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
      />
    </div>
  )
}
