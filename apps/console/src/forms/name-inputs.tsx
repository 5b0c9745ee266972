import { shopLanguages } from '@comanda/engine/catalog'
import { Field } from '@comanda/ui'
import { useMessages } from '../staff/messages.ts'
import { useShop } from '../staff/shop-context.tsx'
import { InLanguages } from './in-languages.tsx'
import { type EnteredNames, isUnnamed, withName } from './names.ts'

interface NameInputsProps {
  readonly names: EnteredNames
  readonly onChange: (names: EnteredNames) => void
  /** Whether one of the languages is needed; usually it is. */
  readonly isNeeded?: boolean
  /** Whether a language says that nothing is written in it. */
  readonly isMissingShown?: boolean
}

/** A name in the languages of the shop; one is enough. */
export const NameInputs = ({
  names,
  onChange,
  isNeeded = true,
  isMissingShown = false,
}: NameInputsProps) => {
  const { t } = useMessages()
  const own = shopLanguages(useShop())
  return (
    <InLanguages label={t('menu.field.name')} texts={names}>
      {({ lang, name, tag }, isShown) => (
        <Field
          key={lang}
          label={t('settings.inLanguage', { text: t('menu.field.name'), language: name })}
          lang={tag}
          autoComplete="off"
          maxLength={200}
          required={isNeeded && isShown && isUnnamed(names)}
          value={names[lang] ?? ''}
          error={isMissingShown && !names[lang]?.trim() ? t('menu.missingHere') : undefined}
          onChange={(event) => onChange(withName(names, [lang, event.currentTarget.value], own))}
        />
      )}
    </InLanguages>
  )
}
