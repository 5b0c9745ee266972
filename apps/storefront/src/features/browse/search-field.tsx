import { SearchField as Field } from '@comanda/ui'
import { useMessages } from '../../language/messages.ts'

interface SearchFieldProps {
  readonly keyword: string
  readonly onChange: (keyword: string) => void
  readonly onFocus: () => void
}

/** Searches the menu in every language while the diner types. */
export const SearchField = (props: SearchFieldProps) => {
  const { t } = useMessages()
  return <Field label={t('browse.search')} clearLabel={t('browse.clearSearch')} {...props} />
}
