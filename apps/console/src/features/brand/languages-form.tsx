import type { AppSetting } from '@comanda/contract'
import { localeNames, locales } from '@comanda/locales'
import { useState } from 'react'
import { SomeOf } from '../../forms/some-of.tsx'
import { useMessages } from '../../staff/messages.ts'
import { SaveForm } from './save-form.tsx'

type DisplayLocales = AppSetting['displayLocales']

interface LanguagesFormProps {
  readonly first: DisplayLocales
  readonly onSave: (chosen: DisplayLocales) => Promise<void>
}

/** The languages that guests choose from. */
export const LanguagesForm = ({ first, onSave }: LanguagesFormProps) => {
  const { t } = useMessages()
  const [chosen, setChosen] = useState(first)
  return (
    <SaveForm
      title={t('brand.languages')}
      onSave={async () => {
        if (chosen?.length !== 0) await onSave(chosen)
      }}
    >
      <SomeOf
        label={t('brand.languagesText')}
        allText={t('brand.allLanguages')}
        someText={t('brand.someLanguages')}
        noneText={t('brand.noLanguage')}
        options={locales.map((id) => ({ id, text: localeNames[id] }))}
        chosen={chosen}
        onChange={(ids) => setChosen(ids && locales.filter((locale) => ids.includes(locale)))}
      />
    </SaveForm>
  )
}
