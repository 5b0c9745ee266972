import { requestPasswordReset } from '@comanda/client/account'
import { useConnection } from '@comanda/client/react'
import { Button, buttonLook, Page } from '@comanda/ui'
import { Link } from '../../../router/link.tsx'
import { useNavigate } from '../../../router/use-navigate.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { emailRule } from '../form/contact-rules.ts'
import { EmailField } from '../form/email-field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { useForm } from '../form/use-form.ts'
import { rememberReset } from './reset-email.ts'
import '../form/form.css'

/** Requests a code by e-mail. The response is the same whether or not the account exists. */
export const ForgotPasswordPage = () => {
  const { t } = useMemberMessages()
  const connection = useConnection()
  const navigate = useNavigate()
  const form = useForm({ email: '' }, ({ email }) => ({ email: emailRule(email) }))
  const send = form.submit(async (values) => {
    const email = values.email.trim()
    await requestPasswordReset(connection, email)
    rememberReset(email)
    await navigate({ to: '/member/resetPassword' })
  })
  return (
    <Page title={t('password.forgotTitle')} lead={t('password.forgotLead')}>
      <form className="member-form" noValidate onSubmit={send}>
        <EmailField {...form.field('email')} />
        <FormFailure text={form.failure} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t('password.send')}
        </Button>
        <Link to="/member/resetPassword" {...buttonLook({ variant: 'plain' })}>
          {t('password.haveCode')}
        </Link>
      </form>
    </Page>
  )
}
