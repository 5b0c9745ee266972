import { IconButton } from '@comanda/ui'
import { useMessages } from '../language/messages.ts'
import { openLanguage } from './open-language.ts'

/** Opens the language dialog. */
export const LanguageButton = () => {
  const { t } = useMessages()
  return <IconButton icon="globe" label={t('language.label')} onClick={openLanguage} />
}
