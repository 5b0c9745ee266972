import { Button, buttonLook, PasswordField, Segmented } from '@comanda/ui'
import { useState } from 'react'
import { Link } from '../../../router/link.tsx'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { emailRule, phoneRule } from '../form/contact-rules.ts'
import { EmailField } from '../form/email-field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { useForm } from '../form/use-form.ts'

type By = 'email' | 'phone'

/** The form of e-mail or phone, and password. */
export const LoginForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const [by, setBy] = useState<By>('email')
  const form = useForm({ email: '', phone: '', password: '' }, (values) => ({
    [by]: by === 'email' ? emailRule(values.email) : phoneRule(values.phone),
    password: values.password === '' ? 'form.passwordRequired' : undefined,
  }))
  const send = form.submit(async ({ email, phone, password }) => {
    await client.authentication.signIn((by === 'email' ? email : phone).trim(), password)
    onDone()
  })
  return (
    <form className="member-form" noValidate onSubmit={send}>
      <Segmented
        label={t('login.by')}
        segments={[
          { id: 'email', text: t('login.byEmail') },
          { id: 'phone', text: t('login.byPhone') },
        ]}
        selected={by}
        onSelect={setBy}
      />
      {by === 'email' ? (
        <EmailField autoComplete="username" {...form.field('email')} />
      ) : (
        <PhoneField {...form.field('phone')} />
      )}
      <PasswordField
        label={t('form.password')}
        showLabel={t('form.showPassword')}
        hideLabel={t('form.hidePassword')}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <div className="member-form-forgot">
        <Link to="/member/forgotPassword" {...buttonLook({ variant: 'plain' })}>
          {t('login.forgot')}
        </Link>
      </div>
      <FormFailure text={form.failure} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
