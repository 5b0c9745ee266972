import { confirmRegistration, register } from '@comanda/client/account'
import { Button } from '@comanda/ui'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../notices/notice.ts'
import { CodeField } from '../form/code-field.tsx'
import { codeRule } from '../form/contact-rules.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useForm } from '../form/use-form.ts'
import type { PendingRegistration, Resend } from './pending-registration.ts'

interface ConfirmFormProps {
  readonly pending: PendingRegistration
  /** Called after another code was sent. */
  readonly onSentAgain: (pending: PendingRegistration) => void
  readonly onDone: () => void
  readonly onBack: () => void
}

/** Confirms a registration by the code that was e-mailed, which creates the account. */
export const ConfirmForm = ({ pending, onSentAgain, onDone, onBack }: ConfirmFormProps) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const { email, registration, resend } = pending
  const form = useForm({ code: '' }, ({ code }) => ({ code: codeRule(code) }))
  const send = form.submit(async ({ code }) => {
    const result = await confirmRegistration(client.connection, { email, code, registration })
    await client.authentication.adopt(result)
    onDone()
  })
  const sendAgain = ({ details, password }: Resend) =>
    form.run(async () => {
      const sent = await register(client)(details, password)
      if (sent.status === 'confirmEmail')
        onSentAgain({ ...pending, registration: sent.registration })
      showNotice({ text: t('register.sentAgain') })
    })
  return (
    <form className="member-form" noValidate onSubmit={send}>
      <CodeField {...form.field('code')} />
      <FormFailure text={form.failure} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('register.confirm')}
      </Button>
      {resend && (
        <Button variant="plain" onClick={() => void sendAgain(resend)}>
          {t('register.sendAgain')}
        </Button>
      )}
      <Button variant="plain" onClick={onBack}>
        {t('register.otherEmail')}
      </Button>
    </form>
  )
}
