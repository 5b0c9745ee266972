import { IconButton } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../language/messages.ts'
import { LanguageDialog } from './language-dialog.tsx'

/** Opens the choice of language. */
export const LanguageButton = () => {
  const { t } = useMessages()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="globe" label={t('language.label')} onClick={() => setOpen(true)} />
      <LanguageDialog open={open} onClosed={() => setOpen(false)} />
    </>
  )
}
