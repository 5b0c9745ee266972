import { shopLanguages } from '@comanda/engine/catalog'
import { Field, TextArea } from '@comanda/ui'
import { useMessages } from '../staff/messages.ts'
import { useShop } from '../staff/shop-context.tsx'
import { InLanguages } from './in-languages.tsx'
import { type EnteredNames, isUnnamed, withName } from './names.ts'

interface TextInputsProps {
  /** What the text is. */
  readonly label: string
  /** What it does for those who read it. */
  readonly hint: string
  readonly texts: EnteredNames
  readonly onChange: (texts: EnteredNames) => void
  /** Whether one of the languages is needed. */
  readonly isNeeded?: boolean
  /** Whether it has paragraphs. */
  readonly isLong?: boolean
}

/** A text in the languages of the shop. Guests whose language is missing read another that is there. */
export const TextInputs = ({
  label,
  hint,
  texts,
  onChange,
  isNeeded = false,
  isLong = false,
}: TextInputsProps) => {
  const { t } = useMessages()
  const own = shopLanguages(useShop())
  return (
    <fieldset className="form-group">
      <legend>{label}</legend>
      <p className="form-text">{hint}</p>
      <InLanguages label={label} texts={texts}>
        {({ lang, name, tag }, isShown) => {
          const common = {
            label: t('settings.inLanguage', { text: label, language: name }),
            lang: tag,
            autoComplete: 'off',
            required: isNeeded && isShown && isUnnamed(texts),
            value: texts[lang] ?? '',
          }
          const change = (value: string): void => onChange(withName(texts, [lang, value], own))
          return isLong ? (
            <TextArea
              key={lang}
              {...common}
              rows={6}
              maxLength={4000}
              onChange={(event) => change(event.currentTarget.value)}
            />
          ) : (
            <Field
              key={lang}
              {...common}
              maxLength={200}
              onChange={(event) => change(event.currentTarget.value)}
            />
          )
        }}
      </InLanguages>
    </fieldset>
  )
}
