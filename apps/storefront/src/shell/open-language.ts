import { lazy } from 'react'
import { dialogs } from './dialogs.ts'

const LanguageDialog = lazy(async () => ({
  default: (await import('./language-dialog.tsx')).LanguageDialog,
}))

/** Opens the choice of language; its dialog loads with the first time. */
export const openLanguage = (): void => dialogs.open(LanguageDialog)
