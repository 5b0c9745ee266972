import { RadioRow, Sheet } from '@comanda/ui'
import { useMessages } from '../language/messages.ts'
import type { HostedDialogProps } from './dialogs.ts'
import { useLanguageChoices } from './use-language-choices.ts'

/** Lists the languages of app and menu; selecting one changes the language and closes the dialog, which is 80 % wide (SHELL-2.5). */
export const LanguageDialog = ({ open, onClosed }: HostedDialogProps) => {
  const { t } = useMessages()
  const choices = useLanguageChoices()
  return (
    <Sheet
      open={open}
      onClosed={onClosed}
      title={t('language.choose')}
      closeLabel={t('app.close')}
      width="narrow"
    >
      {(close) =>
        choices.map(({ tag, name, isShown, choose }) => (
          <RadioRow
            key={tag}
            name="language"
            checked={isShown}
            onChange={() => void choose().then(close, close)}
          >
            <span lang={tag}>{name}</span>
          </RadioRow>
        ))
      }
    </Sheet>
  )
}
