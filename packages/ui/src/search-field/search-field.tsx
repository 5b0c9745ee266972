import { Icon } from '../icon/icon.tsx'
import './search-field.css'

interface SearchFieldProps {
  /** The accessible name and placeholder: what is searched. */
  readonly label: string
  readonly clearLabel: string
  readonly keyword: string
  readonly onChange: (keyword: string) => void
  readonly onFocus?: () => void
}

/** A search field with a button that clears it. */
export const SearchField = ({
  label,
  clearLabel,
  keyword,
  onChange,
  onFocus,
}: SearchFieldProps) => (
  <div className="ui-search-field" role="search">
    <Icon name="search" size="small" />
    <input
      type="search"
      value={keyword}
      placeholder={label}
      aria-label={label}
      enterKeyHint="search"
      autoComplete="off"
      onFocus={onFocus}
      onChange={(event) => onChange(event.target.value)}
    />
    {keyword !== '' && (
      <button type="button" aria-label={clearLabel} onClick={() => onChange('')}>
        <Icon name="close" size="small" />
      </button>
    )}
  </div>
)
