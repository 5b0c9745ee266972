import { Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useLocaleName, useNameLocales } from '../../staff/use-languages.ts'
import type { StationDraft } from './station-draft.ts'

interface LanguageInputsProps {
  readonly draft: StationDraft
  readonly onChange: (changes: Partial<StationDraft>) => void
}

/** The language that dishes are shown in at a station, and a second one, small. */
export const LanguageInputs = ({ draft, onChange }: LanguageInputsProps) => {
  const { t } = useMessages()
  const localeName = useLocaleName()
  const languages = useNameLocales(draft.locale, draft.secondLocale)
  const fields = [
    { field: 'locale', label: 'stations.locale', none: 'stations.localeOfReader' },
    { field: 'secondLocale', label: 'stations.secondLocale', none: 'stations.noSecondLocale' },
  ] as const
  return (
    <div className="form-pair">
      {fields.map(({ field, label, none }) => (
        <Select
          key={field}
          label={t(label)}
          value={draft[field]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ [field]: languages.find((one) => one === value) ?? '' })
          }
        >
          <option value="">{t(none)}</option>
          {languages.map((one) => (
            <option key={one} value={one}>
              {localeName(one)}
            </option>
          ))}
        </Select>
      ))}
    </div>
  )
}
