import { randomKey } from '@comanda/client'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useDiner } from '../../../data/client-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../shell/notice.ts'
import { CodeField } from '../form/code-field.tsx'
import { codeRule } from '../form/contact-rules.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useForm } from '../form/use-form.ts'
import type { Registration } from './register-form.tsx'

interface ConfirmFormProps {
  readonly registration: Registration
  readonly onDone: () => void
  readonly onBack: () => void
}

/** The code that was mailed makes the account. */
export const ConfirmForm = ({ registration, onDone, onBack }: ConfirmFormProps) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const { email } = registration
  /** Which registration the code of the last mail confirms. */
  const [key, setKey] = useState(registration.idempotencyKey)
  const form = useForm({ code: '' }, ({ code }) => ({ code: codeRule(code) }))
  const send = form.submit(async ({ code }) => {
    const result = await client.connection
      .service('users/confirm')
      .create({ email, code: code.replaceAll(/\s/g, ''), registration: key })
    await client.authentication.adopt(result)
    onDone()
  })
  const sendAgain = () =>
    form.run(async () => {
      const idempotencyKey = randomKey()
      await client.connection.service('users/register').create({ ...registration, idempotencyKey })
      setKey(idempotencyKey)
      showNotice({ text: t('register.sentAgain') })
    })
  return (
    <form className="member-form" noValidate onSubmit={send}>
      <CodeField {...form.field('code')} />
      <FormFailure text={form.failure} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('register.confirm')}
      </Button>
      <Button variant="plain" onClick={() => void sendAgain()}>
        {t('register.sendAgain')}
      </Button>
      <Button variant="plain" onClick={onBack}>
        {t('register.otherEmail')}
      </Button>
    </form>
  )
}
