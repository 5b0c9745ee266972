import { Field, TextArea } from '@comanda/ui'
import { useMessages } from '../staff/messages.ts'
import type { EnteredNames } from './names.ts'

const languages = [
  { lang: 'en', text: 'settings.inEn' },
  { lang: 'cht', text: 'settings.inCht' },
  { lang: 'chs', text: 'settings.inChs' },
] as const

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

/** A text in three languages. Guests whose language is missing read the first that is there. */
export const TextInputs = ({
  label,
  hint,
  texts,
  onChange,
  isNeeded = false,
  isLong = false,
}: TextInputsProps) => {
  const { t } = useMessages()
  const isEmpty = Object.values(texts).every((text) => text.trim() === '')
  return (
    <fieldset className="form-group">
      <legend>{label}</legend>
      <p className="form-text">{hint}</p>
      {languages.map(({ lang, text }) => {
        const common = {
          label: t(text, { text: label }),
          autoComplete: 'off',
          required: isNeeded && isEmpty,
          value: texts[lang],
        }
        const change = (value: string): void => onChange({ ...texts, [lang]: value })
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
      })}
    </fieldset>
  )
}
