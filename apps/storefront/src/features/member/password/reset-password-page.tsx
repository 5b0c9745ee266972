import { resetPassword } from '@comanda/client/account'
import { useConnection } from '@comanda/client/react'
import { Button, Page } from '@comanda/ui'
import { useNavigate } from '../../../router/use-navigate.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../notices/notice.ts'
import { CodeField } from '../form/code-field.tsx'
import * as rules from '../form/contact-rules.ts'
import { EmailField } from '../form/email-field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { useForm } from '../form/use-form.ts'
import { ChosenPassword } from './chosen-password.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { rememberedReset } from './reset-email.ts'
import '../form/form.css'

/** Sets a new password by the code of an e-mail, which logs every device out. */
export const ResetPasswordPage = () => {
  const { t } = useMemberMessages()
  const connection = useConnection()
  const navigate = useNavigate()
  const email = rememberedReset()
  const form = useForm({ email: email, code: '', password: '', repeated: '' }, (values) => ({
    email: rules.emailRule(values.email),
    code: rules.codeRule(values.code),
    password: rules.newPasswordRule(values.password),
    repeated: rules.repeatedRule(values.password, values.repeated),
  }))
  const send = form.submit(async ({ email, code, password }) => {
    await resetPassword(connection, { email, code, password })
    showNotice({ text: t('password.resetDone'), tone: 'success' })
    await navigate({ to: '/member/login', replace: true })
  })
  return (
    <Page
      title={t('password.resetTitle')}
      lead={email === '' ? t('password.resetPlain') : t('password.resetLead', { email: email })}
    >
      <form className="member-form" noValidate onSubmit={send}>
        {email === '' && <EmailField autoComplete="username" {...form.field('email')} />}
        <CodeField {...form.field('code')} />
        <NewPasswordField label={t('password.new')} {...form.field('password')} />
        <ChosenPassword label={t('password.newAgain')} {...form.field('repeated')} />
        <FormFailure text={form.failure} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t('password.reset')}
        </Button>
      </form>
    </Page>
  )
}
