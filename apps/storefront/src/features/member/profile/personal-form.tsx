import { changeProfile } from '@comanda/client/account'
import type { User } from '@comanda/contract'
import { languageTag, localeNames, locales } from '@comanda/locales'
import { Button, Field, Select } from '@comanda/ui'
import { useMemo } from 'react'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../notices/notice.ts'
import { birthRule, optionalPhoneRule } from '../form/contact-rules.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { NameFields } from '../form/name-fields.tsx'
import { OptionalLabel } from '../form/optional-label.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { useForm } from '../form/use-form.ts'
import { drafts } from '../../../drafts/drafts.ts'
import { personalFields, personalPatch, personalTexts } from './personal-patch.ts'
import '../form/form.css'

const DAY_LENGTH = 10
const today = (): string => new Date().toISOString().slice(0, DAY_LENGTH)

/** Names, day of birth, phone, and the language of e-mails. */
export const PersonalForm = ({ user }: { readonly user: User }) => {
  const { t, locale } = useMemberMessages()
  const { client } = useDiner()
  const draft = useMemo(() => ({ form: `profile ${user._id}`, fields: personalFields }), [user._id])
  const form = useForm(
    personalTexts(user),
    ({ phone, dob }) => ({ phone: optionalPhoneRule(phone), dob: birthRule(dob, today()) }),
    draft,
  )
  const send = form.submit(async (values) => {
    const patch = personalPatch(user, values)
    if (Object.keys(patch).length === 0) return showNotice({ text: t('profile.unchanged') })
    const changed = await changeProfile(client.connection, user, patch)
    client.authentication.changed(changed)
    drafts.remove(draft.form)
    return showNotice({ text: t('profile.saved'), tone: 'success' })
  })
  return (
    <form className="member-form" noValidate onSubmit={send}>
      <NameFields field={form.field} />
      <PhoneField optional {...form.field('phone')} />
      <Field
        label={<OptionalLabel text={t('form.dob')} />}
        hint={t('profile.dobHint')}
        type="date"
        autoComplete="bday"
        max={today()}
        {...form.field('dob')}
      />
      <Select
        label={t('profile.language')}
        name="locale"
        value={form.values.locale || locale}
        onChange={(event) => form.set({ locale: event.target.value })}
      >
        {locales.map((choice) => (
          <option key={choice} value={choice} lang={languageTag[choice]}>
            {localeNames[choice]}
          </option>
        ))}
      </Select>
      {user.email !== undefined && (
        <Field
          label={t('form.email')}
          hint={t('profile.emailFixed')}
          type="email"
          readOnly
          value={user.email}
        />
      )}
      <FormFailure text={form.failure} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('form.save')}
      </Button>
    </form>
  )
}
