import { Button, EmptyState } from '@comanda/ui'
import { useOrderingMessages } from '../../language/ordering-messages.ts'

interface NothingHereProps {
  readonly keyword: string
  readonly isDiet: boolean
  readonly onClear: () => void
}

/** Says why the menu is empty, and shows all of it again. */
export const NothingHere = ({ keyword, isDiet, onClear }: NothingHereProps) => {
  const { t } = useOrderingMessages()
  return keyword === '' && !isDiet ? (
    <EmptyState drawing="closed" title={t('emptyMenu.title')}>
      {t('emptyMenu.text')}
    </EmptyState>
  ) : (
    <EmptyState
      drawing="search"
      title={isDiet ? t('emptyMenu.dietTitle') : t('browse.nothingFound', { keyword })}
      action={<Button onClick={onClear}>{t('home.seeMenu')}</Button>}
    >
      {t(isDiet ? 'emptyMenu.dietText' : 'emptyMenu.notFoundText')}
    </EmptyState>
  )
}
