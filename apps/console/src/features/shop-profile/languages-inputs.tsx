import { type NameLanguage, nameLanguages } from '@comanda/engine/catalog'
import { CheckRow, Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useLanguageName } from '../../staff/use-languages.ts'

const find = (value: string) => nameLanguages.find((lang) => lang === value)

/** The most languages of a shop. */
const MOST = 8

interface LanguagesInputsProps {
  /** The shop's own first. */
  readonly languages: readonly NameLanguage[]
  readonly onChange: (languages: readonly NameLanguage[]) => void
}

/** The languages in which the menu is written: the shop's own, and others (CAT-1.12). */
export const LanguagesInputs = ({ languages, onChange }: LanguagesInputsProps) => {
  const { t, locale } = useMessages()
  const languageName = useLanguageName()
  const [own, ...others] = languages
  const named = nameLanguages
    .map((lang) => ({ lang, name: languageName(lang) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  const options = named.map(({ lang, name }) => (
    <option key={lang} value={lang}>
      {name}
    </option>
  ))
  return (
    <fieldset className="form-group">
      <legend>{t('profile.languages')}</legend>
      <p className="form-text">{t('profile.languagesText')}</p>
      <Select
        label={t('profile.ownLanguage')}
        hint={t('profile.ownLanguageHint')}
        value={own}
        onChange={({ currentTarget: { value } }) => {
          const chosen = find(value)
          if (chosen)
            onChange([chosen, ...languages.filter((lang) => lang !== chosen)].slice(0, MOST))
        }}
      >
        {options}
      </Select>
      {others.map((lang) => (
        <CheckRow
          key={lang}
          checked
          onChange={() => onChange(languages.filter((one) => one !== lang))}
        >
          {languageName(lang)}
        </CheckRow>
      ))}
      {languages.length < MOST && (
        <Select
          label={t('profile.addLanguage')}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const chosen = find(value)
            if (chosen) onChange([...languages, chosen])
          }}
        >
          <option value="">{t('profile.chooseLanguage')}</option>
          {options.filter(({ key }) => !languages.some((lang) => lang === key))}
        </Select>
      )}
    </fieldset>
  )
}
