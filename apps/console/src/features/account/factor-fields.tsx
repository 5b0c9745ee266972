import { Field, PasswordField } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface FactorFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The present password, which changes of the second factor require. */
export const PresentPassword = ({ value, onChange }: FactorFieldProps) => {
  const { t } = useMessages()
  return (
    <PasswordField
      label={t('signIn.password')}
      showLabel={t('signIn.show')}
      hideLabel={t('signIn.hide')}
      name="password"
      autoComplete="current-password"
      required
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** A code of the authenticator app; after the first one, a recovery code will do too. */
export const FactorCode = ({
  value,
  onChange,
  isFirst = false,
}: FactorFieldProps & { readonly isFirst?: boolean }) => {
  const { t } = useMessages()
  return (
    <Field
      label={t('factor.code')}
      hint={isFirst ? undefined : t('factor.codeHint')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
