import { Icon } from '@comanda/ui'
import { useMessages } from '../../language/messages.ts'

interface SearchFieldProps {
  readonly keyword: string
  readonly onChange: (keyword: string) => void
  readonly onFocus: () => void
}

/** Searches the menu in every language while one types. */
export const SearchField = ({ keyword, onChange, onFocus }: SearchFieldProps) => {
  const { t } = useMessages()
  return (
    <div className="browse-search" role="search">
      <Icon name="search" size="small" />
      <input
        type="search"
        value={keyword}
        placeholder={t('browse.search')}
        aria-label={t('browse.search')}
        enterKeyHint="search"
        autoComplete="off"
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
      />
      {keyword !== '' && (
        <button type="button" aria-label={t('browse.clearSearch')} onClick={() => onChange('')}>
          <Icon name="close" size="small" />
        </button>
      )}
    </div>
  )
}
