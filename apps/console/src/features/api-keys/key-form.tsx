import { KeyRight, type MakeApiKeyData } from '@comanda/contract'
import { CheckRow, Field } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { OneOf } from '../../forms/one-of.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'

const rights = KeyRight.anyOf.map((one) => one.const)
const reaches = ['shop', 'all'] as const

interface KeyFormProps {
  readonly shop: string
  readonly onMake: (data: MakeApiKeyData) => Promise<void>
  readonly onCancel: () => void
}

interface Draft {
  readonly name: string
  readonly reach: (typeof reaches)[number]
  readonly rights: readonly KeyRight[]
  /** A day, or empty for no end. */
  readonly lastDay: string
}

const fresh: Draft = { name: '', reach: 'shop', rights: [], lastDay: '' }

/** The end of a day on this device's clock. */
const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString()

/** Asks what a new key is called, for what and until when it is. */
export const KeyForm = ({ shop, onMake, onCancel }: KeyFormProps) => {
  const { t } = useMessages()
  const [today] = useState(() => new Date().toLocaleDateString('sv'))
  const save = ({ name, reach, rights: given, lastDay }: Draft): Promise<void> =>
    onMake({
      name: name.trim(),
      rights: [...given],
      ...(reach === 'shop' ? { shop } : {}),
      ...(lastDay === '' ? {} : { expires: endOf(lastDay) }),
    })
  const { draft, change, frame } = useDraft(fresh, save, (one) => one.rights.length > 0)
  const toggle = (right: KeyRight): void =>
    change({
      rights: draft.rights.includes(right)
        ? draft.rights.filter((one) => one !== right)
        : [...draft.rights, right],
    })
  return (
    <div className="page-card settings-form">
      <FormFrame label={t('apiKeys.new')} {...frame} onCancel={onCancel}>
        <Field
          label={t('apiKeys.name')}
          hint={t('apiKeys.nameHint')}
          autoComplete="off"
          maxLength={100}
          pattern=".*\S.*"
          required
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <OneOf
          label={t('apiKeys.reach')}
          values={reaches}
          chosen={draft.reach}
          text={(one) => t(`apiKeys.reaches.${one}`)}
          onChange={(reach) => change({ reach })}
        />
        <fieldset className="form-group">
          <legend>{t('apiKeys.may')}</legend>
          <div>
            {rights.map((right) => (
              <CheckRow
                key={right}
                note={t(`apiKeys.rightNotes.${right}`)}
                checked={draft.rights.includes(right)}
                onChange={() => toggle(right)}
              >
                {t(`apiKeys.rights.${right}`)}
              </CheckRow>
            ))}
          </div>
          {draft.rights.length === 0 && <p className="ui-field-error">{t('apiKeys.noRight')}</p>}
        </fieldset>
        <Field
          label={t('apiKeys.lastDay')}
          hint={t('apiKeys.lastDayHint')}
          type="date"
          min={today}
          value={draft.lastDay}
          onChange={({ target }) => change({ lastDay: target.value })}
        />
      </FormFrame>
    </div>
  )
}
