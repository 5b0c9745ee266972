import { isLocale, localeNames, locales, languageTag } from '@comanda/locales'
import { useMessages } from '../staff/messages.ts'
import './language-select.css'

/** Selects the language of the console. */
export const LanguageSelect = () => {
  const { t, locale, changeLocale } = useMessages()
  return (
    <span className="language-select ui-picks">
      <select
        aria-label={t('language.label')}
        value={locale}
        onChange={({ currentTarget: { value } }) => {
          if (isLocale(value)) void changeLocale(value)
        }}
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={languageTag[one]}>
            {localeNames[one]}
          </option>
        ))}
      </select>
    </span>
  )
}
