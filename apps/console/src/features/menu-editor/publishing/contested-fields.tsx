import type { MenuDraft } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import type { Menu } from '@comanda/contract'
import { useMessages } from '../../../staff/messages.ts'
import { useFormats } from '../../../staff/use-formats.ts'
import { fieldName, valueWords } from './change-words.ts'

interface ContestedFieldsProps<R extends { readonly _id: string }> {
  readonly record: R | undefined
  readonly fields: readonly (keyof R & string)[]
  /** With the draft. */
  readonly menu: Menu
  readonly draft: MenuDraft
}

/** What somebody else changed of the fields that are being changed here: what is drafted here replaces it (DRAFT-4.7). */
export const ContestedFields = <R extends { readonly _id: string }>({
  record,
  fields,
  menu,
  draft,
}: ContestedFieldsProps<R>) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const shown = useStore(draft.state)
  if (!record || fields.length === 0) return null
  const changes = shown.status === 'ready' ? shown.value.changes : []
  const authorOf = (field: string): string | undefined =>
    changes.find((change) => change.record === record._id && change.field === field)?.byName
  return (
    <div className="form-notice" role="status">
      <ul>
        {fields.map((field) => (
          <li key={field}>
            {t('menu.changedBy', {
              name: authorOf(field) ?? t('menu.somebody'),
              field: fieldName(field, t),
              value: valueWords(field, record[field], menu, { t, locale, money }),
            })}
          </li>
        ))}
      </ul>
      <p>{t('menu.replaces')}</p>
    </div>
  )
}
