import { changePassword } from '@comanda/client/account'
import { Button, Page, PasswordField } from '@comanda/ui'
import { useNavigate } from '../../../router/use-navigate.ts'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useAuthentication } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../notices/notice.ts'
import * as rules from '../form/contact-rules.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useForm } from '../form/use-form.ts'
import { ChosenPassword } from './chosen-password.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { SignIns } from './sign-ins.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import '../form/form.css'

/** Changes the password by the current one; this device stays logged in. */
export const ChangePasswordPage = () => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const { user } = useAuthentication()
  const navigate = useNavigate()
  const form = useForm({ present: '', password: '', repeated: '' }, (values) => ({
    present: values.present === '' ? 'form.passwordRequired' : undefined,
    password: rules.newPasswordRule(values.password),
    repeated: rules.repeatedRule(values.password, values.repeated),
  }))
  const send = form.submit(async ({ present, password }) => {
    const result = await changePassword(client.connection, {
      password: present,
      newPassword: password,
    })
    await client.authentication.adopt(result)
    showNotice({ text: t('password.changed'), tone: 'success' })
    await navigate({ to: '/member', replace: true })
  })
  return (
    <Page title={t('password.changeTitle')} lead={t('password.changeLead')}>
      <form className="member-form" noValidate onSubmit={send}>
        <input
          className="ui-hidden"
          type="text"
          autoComplete="username"
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          value={user?.email ?? user?.phone ?? ''}
        />
        <PasswordField
          label={t('password.present')}
          showLabel={t('form.showPassword')}
          hideLabel={t('form.hidePassword')}
          autoComplete="current-password"
          {...form.field('present')}
        />
        <NewPasswordField label={t('password.new')} {...form.field('password')} />
        <ChosenPassword label={t('password.newAgain')} {...form.field('repeated')} />
        <FormFailure text={form.failure} />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t('password.change')}
        </Button>
      </form>
      <SignIns />
      <SignOutEverywhere />
    </Page>
  )
}
