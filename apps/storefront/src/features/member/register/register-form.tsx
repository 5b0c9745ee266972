import { register, type RegistrationDetails } from '@comanda/client/account'
import { Button, CheckRow, buttonLook } from '@comanda/ui'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { EmailField } from '../form/email-field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { NameFields } from '../form/name-fields.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { useForm } from '../form/use-form.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { drafts } from '../../../drafts/drafts.ts'
import type { PendingRegistration } from './pending-registration.ts'
import { registerTexts } from './register-texts.ts'
import * as rules from '../form/contact-rules.ts'

/** Links to the terms; they open beside the form. */
const TermsLink = () => {
  const { t } = useMemberMessages()
  return (
    <a href="/tnc" target="_blank" rel="noopener" {...buttonLook({ variant: 'plain' })}>
      {t('register.readTerms')}
    </a>
  )
}

interface RegisterFormProps {
  readonly onDone: () => void
  /** Called if the server wants the address confirmed by a code. */
  readonly onConfirm: (pending: PendingRegistration) => void
}

const empty = { firstName: '', lastName: '', email: '', phone: '', password: '', terms: '' }

/** The form of what the restaurant needs to know, and no more. */
export const RegisterForm = ({ onDone, onConfirm }: RegisterFormProps) => {
  const { t, locale } = useMemberMessages()
  const { client } = useDiner()
  const form = useForm(
    empty,
    (values) => ({
      firstName: values.firstName.trim() === '' ? 'form.nameRequired' : undefined,
      email: rules.emailRule(values.email),
      phone: rules.optionalPhoneRule(values.phone),
      password: rules.newPasswordRule(values.password),
      terms: values.terms === '' ? 'form.termsRequired' : undefined,
    }),
    registerTexts,
  )
  const send = form.submit(async (values) => {
    const [lastName, phone] = [values.lastName.trim(), values.phone.trim()]
    const details: RegistrationDetails = {
      email: values.email.trim(),
      firstName: values.firstName.trim(),
      ...(lastName !== '' && { lastName }),
      ...(phone !== '' && { phone }),
      locale,
      termsAccepted: true,
    }
    const { password } = values
    const result = await register(client)(details, password)
    if (result.status === 'confirmEmail') {
      const { registration } = result
      return onConfirm({ email: details.email, registration, resend: { details, password } })
    }
    drafts.remove(registerTexts.form)
    await client.authentication.adopt(result)
    return onDone()
  })
  const terms = form.field('terms')
  return (
    <form className="member-form" noValidate onSubmit={send}>
      <NameFields field={form.field} />
      <EmailField {...form.field('email')} />
      <PhoneField optional {...form.field('phone')} />
      <NewPasswordField label={t('form.password')} {...form.field('password')} />
      <div className="member-form-terms">
        <CheckRow
          name="terms"
          checked={terms.value !== ''}
          aria-invalid={terms.error ? true : undefined}
          note={terms.error && <span className="member-form-error">{terms.error}</span>}
          onChange={(event) => form.set({ terms: event.target.checked ? 'accepted' : '' })}
        >
          {t('register.terms')}
        </CheckRow>
        <TermsLink />
      </div>
      <FormFailure text={form.failure} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('register.submit')}
      </Button>
    </form>
  )
}
