import { languageTag, localeNames } from '@comanda/locales'
import { RadioRow, Sheet } from '@comanda/ui'
import { useMessages } from '../language/messages.ts'
import type { HostedDialogProps } from './dialogs.ts'
import { useDisplayLocales } from './use-display-locales.ts'

/** Lists the display languages; selecting one changes the language and closes the dialog, which is 80 % wide (SHELL-2.5). */
export const LanguageDialog = ({ open, onClosed }: HostedDialogProps) => {
  const { t, locale, changeLocale } = useMessages()
  const locales = useDisplayLocales()
  return (
    <Sheet
      open={open}
      onClosed={onClosed}
      title={t('language.choose')}
      closeLabel={t('app.close')}
      width="narrow"
    >
      {(close) =>
        locales.map((choice) => (
          <RadioRow
            key={choice}
            name="language"
            checked={choice === locale}
            onChange={() => void changeLocale(choice).then(close, close)}
          >
            <span lang={languageTag[choice]}>{localeNames[choice]}</span>
          </RadioRow>
        ))
      }
    </Sheet>
  )
}
