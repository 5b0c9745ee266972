import { lazy } from 'react'
import { dialogs } from './dialogs.ts'

const LanguageDialog = lazy(async () => ({
  default: (await import('./language-dialog.tsx')).LanguageDialog,
}))

/** Opens the language dialog, which is loaded the first time. */
export const openLanguage = (): void => dialogs.open(LanguageDialog)
