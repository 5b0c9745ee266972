import { eraseAccount } from '@comanda/client/account'
import { Button, PasswordField, Sheet } from '@comanda/ui'
import { useNavigate } from '../../../router/use-navigate.ts'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../notices/notice.ts'
import { drafts } from '../../../drafts/drafts.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useForm } from '../form/use-form.ts'
import '../form/form.css'

/** Deletes the account: what is lost, and the password again. */
export const EraseSheet = ({ onClosed }: { readonly onClosed: () => void }) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const navigate = useNavigate()
  const form = useForm({ password: '' }, () => ({}))
  const send = form.submit(async ({ password }) => {
    await eraseAccount(client.connection, password)
    await navigate({ to: '/member', replace: true })
    await client.authentication.signOut()
    drafts.clear()
    showNotice({ text: t('profile.erased') })
  })
  return (
    <Sheet open onClosed={onClosed} title={t('profile.eraseTitle')} closeLabel={t('app.close')}>
      <form className="member-form" noValidate onSubmit={send}>
        <p>{t('profile.eraseText')}</p>
        <PasswordField
          label={t('password.present')}
          showLabel={t('form.showPassword')}
          hideLabel={t('form.hidePassword')}
          hint={t('profile.eraseHint')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <FormFailure text={form.failure} />
        <Button type="submit" variant="danger" size="large" wide busy={form.busy}>
          {t('profile.eraseConfirm')}
        </Button>
      </form>
    </Sheet>
  )
}
