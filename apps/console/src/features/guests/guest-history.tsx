import type { GuestChange } from '@comanda/contract'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

const fields = ['name', 'note', 'tags', 'allergens', 'languages', 'advertising'] as const

/** Who changed what in a file, the latest first. */
export const GuestHistory = ({ changes }: { readonly changes: readonly GuestChange[] }) => {
  const { t } = useMessages()
  const { time: clock } = useFormats()
  if (changes.length === 0) return null
  const wordsOf = ({ kind, fields: changed = [] }: GuestChange): string =>
    kind === 'changed'
      ? t('book.changed', {
          what: listWords(
            fields
              .filter((field) => changed.includes(field))
              .map((field) => t(`guests.field.${field}`)),
            t,
          ),
        })
      : t(`guests.change.${kind}`)
  return (
    <section className="page-card" aria-label={t('book.history')}>
      <h2>{t('book.history')}</h2>
      <ol className="guest-list">
        {changes.map((change, at) => (
          <li key={at}>
            <strong>{wordsOf(change)}</strong>
            <small>{[clock(change.time), change.name].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
