import type { GuestFileView } from '@comanda/client/staff'
import { appLocales, type GuestFile } from '@comanda/contract'
import { Button, CheckRow, Field, Select, TextArea } from '@comanda/ui'
import { useState } from 'react'
import { AllergenInputs } from '../../forms/allergen-inputs.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useGuestStep } from './use-guest-step.ts'

const consents = ['unknown', 'yes', 'no'] as const

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、]/u)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]

const consentOf = (advertising: boolean | undefined): (typeof consents)[number] =>
  advertising === undefined ? 'unknown' : advertising ? 'yes' : 'no'

interface GuestWrittenProps {
  readonly view: GuestFileView
  readonly file: GuestFile
}

/** What staff write about a person (GUEST-2.1). */
export const GuestWritten = ({ view, file }: GuestWrittenProps) => {
  const { t } = useMessages()
  const { isBusy, step } = useGuestStep()
  const [name, setName] = useState(file.name ?? '')
  const [note, setNote] = useState(file.note ?? '')
  const [tags, setTags] = useState((file.tags ?? []).join(', '))
  const [allergens, setAllergens] = useState([...(file.allergens ?? [])])
  const [spoken, setSpoken] = useState([...(file.languages ?? [])])
  const [consent, setConsent] = useState(consentOf(file.advertising))
  return (
    <form
      className="page-card"
      aria-label={t('guests.written')}
      onSubmit={(event) => {
        event.preventDefault()
        void step(
          () =>
            view.change({
              name: name.trim() || null,
              note: note.trim() || null,
              tags: tagsIn(tags),
              allergens,
              languages: spoken,
              advertising: consent === 'unknown' ? null : consent === 'yes',
            }),
          t('guests.saved'),
        )
      }}
    >
      <h2>{t('guests.written')}</h2>
      <Field
        label={t('book.field.name')}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <TextArea
        label={t('guests.note')}
        hint={t('guests.noteHint')}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      <Field
        label={t('guests.tags')}
        hint={t('guests.tagsHint')}
        autoComplete="off"
        maxLength={400}
        value={tags}
        onChange={({ currentTarget: { value } }) => setTags(value)}
      />
      <AllergenInputs chosen={allergens} onChange={setAllergens} />
      <fieldset className="form-group">
        <legend>{t('guests.languages')}</legend>
        {appLocales.map((one) => (
          <CheckRow
            key={one}
            checked={spoken.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              setSpoken(checked ? [...spoken, one] : spoken.filter((other) => other !== one))
            }
          >
            {t(`guests.language.${one}`)}
          </CheckRow>
        ))}
      </fieldset>
      <Select
        label={t('guests.advertising')}
        value={consent}
        onChange={({ currentTarget: { value } }) =>
          setConsent(consents.find((one) => one === value) ?? 'unknown')
        }
      >
        {consents.map((one) => (
          <option key={one} value={one}>
            {t(`guests.consent.${one}`)}
          </option>
        ))}
      </Select>
      <div className="form-actions">
        <Button type="submit" size="large" busy={isBusy}>
          {t('guests.save')}
        </Button>
      </div>
    </form>
  )
}
