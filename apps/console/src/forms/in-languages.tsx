import type { NameLanguage } from '@comanda/engine/catalog'
import { ScrollTabs } from '@comanda/ui'
import { createContext, type ReactNode, use, useId, useState } from 'react'
import { useMessages } from '../staff/messages.ts'
import { type ShownLanguage, useLanguages } from '../staff/use-languages.ts'
import type { EnteredNames } from './names.ts'

type Chosen = readonly [
  chosen: NameLanguage | undefined,
  choose: (lang: NameLanguage | undefined) => void,
]

const ChosenLanguage = createContext<Chosen | undefined>(undefined)

/** One language for all texts of a form: who translates goes through it once. */
export const SharedLanguage = ({ children }: { readonly children: ReactNode }) => (
  <ChosenLanguage value={useState<NameLanguage>()}>{children}</ChosenLanguage>
)

interface InLanguagesProps {
  /** What the text is. */
  readonly label: string
  readonly texts: EnteredNames
  /** The field of a language; only that which is shown may be required. */
  readonly children: (language: ShownLanguage, isShown: boolean) => ReactNode
}

/** A text in the languages of the shop as a strip of tabs, which say if nothing is written in them yet (STAFF-10.24). */
export const InLanguages = ({ label, texts, children }: InLanguagesProps) => {
  const { t } = useMessages()
  const languages = useLanguages()
  const own = useState<NameLanguage>()
  const [chosen, choose] = use(ChosenLanguage) ?? own
  const id = useId()
  const selected = languages.find(({ lang }) => lang === chosen) ?? languages[0]
  if (languages.length < 2 || !selected)
    return languages.map((language) => children(language, true))
  return (
    <div>
      <ScrollTabs
        label={label}
        name={id}
        tabs={languages.map(({ lang, name }) => ({
          id: lang,
          text: texts[lang]?.trim() ? name : t('settings.emptyLanguage', { language: name }),
        }))}
        selected={selected.lang}
        onSelect={(tab) => choose(languages.find(({ lang }) => lang === tab)?.lang)}
      />
      {/* Those that are not shown stay: what was typed in them counts when a sheet is dropped (STAFF-10.13). */}
      {languages.map((language) => (
        <div
          key={language.lang}
          id={`${id}-panel-${language.lang}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${language.lang}`}
          hidden={language !== selected}
        >
          {children(language, language === selected)}
        </div>
      ))}
    </div>
  )
}
