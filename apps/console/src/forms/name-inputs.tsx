import { Field } from '@comanda/ui'
import { useMessages } from '../staff/messages.ts'
import type { EnteredNames } from './names.ts'

const languages = [
  { lang: 'en', text: 'methods.nameEn' },
  { lang: 'cht', text: 'methods.nameCht' },
  { lang: 'chs', text: 'methods.nameChs' },
] as const

interface NameInputsProps {
  readonly names: EnteredNames
  readonly onChange: (names: EnteredNames) => void
}

/** A name in three languages; one is enough. */
export const NameInputs = ({ names, onChange }: NameInputsProps) => {
  const { t } = useMessages()
  const isNamed = Object.values(names).some((name) => name.trim() !== '')
  return languages.map(({ lang, text }) => (
    <Field
      key={lang}
      label={t(text)}
      autoComplete="off"
      maxLength={200}
      required={!isNamed}
      value={names[lang]}
      onChange={(event) => onChange({ ...names, [lang]: event.currentTarget.value })}
    />
  ))
}
