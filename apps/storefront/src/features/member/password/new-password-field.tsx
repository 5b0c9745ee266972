import {
  MIN_PASSWORD_LENGTH,
  type PasswordError,
  passwordErrors,
} from '@comanda/shop-rules/contact'
import { RuleMeter } from '@comanda/ui'
import type { ComponentProps } from 'react'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { ChosenPassword } from './chosen-password.tsx'
import './new-password-field.css'

type NewPasswordFieldProps = ComponentProps<typeof ChosenPassword> & { readonly value: string }

const rules = [
  ['tooShort', 'password.length'],
  ['needsLowercase', 'password.lowercase'],
  ['needsUppercase', 'password.uppercase'],
  ['needsNumber', 'password.number'],
] as const satisfies readonly (readonly [PasswordError, string])[]

/** A new password with its rules, each ticked off once it is met. */
export const NewPasswordField = (props: NewPasswordFieldProps) => {
  const { t } = useMemberMessages()
  const broken = passwordErrors(props.value)
  return (
    <div className="new-password-field">
      <ChosenPassword {...props} />
      <RuleMeter
        label={t('password.rules')}
        metLabel={t('password.met')}
        unmetLabel={t('password.unmet')}
        rules={rules.map(([id, key]) => ({
          id,
          text: t(key, { count: MIN_PASSWORD_LENGTH }),
          met: !broken.includes(id),
        }))}
      />
    </div>
  )
}
