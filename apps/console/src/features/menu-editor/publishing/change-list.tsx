import type { Menu, MenuChange } from '@comanda/contract'
import { IconButton } from '@comanda/ui'
import { useFormats } from '../../../staff/use-formats.ts'
import { useMessages } from '../../../staff/messages.ts'
import { fieldName, recordName, valueWords } from './change-words.ts'

/** A change that is drafted or published, or that a file would make. */
export type ListedChange = Pick<
  MenuChange,
  '_id' | 'path' | 'record' | 'kind' | 'field' | 'from' | 'to' | 'byName' | 'publishTime'
>

interface ChangeListProps {
  readonly changes: readonly ListedChange[]
  /** By whose names records and values are named. */
  readonly menu: Menu
  readonly onUndo?: ((change: ListedChange) => void) | undefined
}

const byRecord = (
  changes: readonly ListedChange[],
): ReadonlyMap<string, readonly ListedChange[]> => {
  const records = new Map<string, readonly ListedChange[]>()
  for (const change of changes) {
    const key = `${change.path}/${change.record}`
    records.set(key, [...(records.get(key) ?? []), change])
  }
  return records
}

/** Changes in words, by record: the field, what it was and what it will be. */
export const ChangeList = ({ changes, menu, onUndo }: ChangeListProps) => {
  const { t, locale } = useMessages()
  const { money, time } = useFormats()
  const words = { t, locale, money }
  const records = byRecord(changes)
  return (
    <ul className="menu-editor-changes">
      {[...records].map(([key, own]) => {
        const [first] = own
        if (!first) return null
        const name = recordName(own.find(({ kind }) => kind !== 'change') ?? first, menu, words)
        return (
          <li key={key}>
            <h3>
              {name} <small>{t(`menu.paths.${first.path}`)}</small>
            </h3>
            <ul>
              {own.map((change) => {
                const { _id, kind, field = '', from, to, byName, publishTime } = change
                const what = kind === 'change' ? fieldName(field, t) : t(`menu.kinds.${kind}`)
                return (
                  <li key={_id} className="menu-editor-change">
                    <span>
                      <strong>{what}</strong>{' '}
                      {kind === 'change' && (
                        <>
                          <del>{valueWords(field, from, menu, words)}</del>{' '}
                          <span aria-hidden="true">{'→'}</span>{' '}
                          <ins>{valueWords(field, to, menu, words)}</ins>
                        </>
                      )}
                      <small>
                        {[
                          ...(byName === undefined ? [] : [byName]),
                          ...(publishTime === undefined
                            ? []
                            : [t('menu.publishesAt', { time: time(publishTime) })]),
                        ].join(' · ')}
                      </small>
                    </span>
                    {onUndo && (
                      <IconButton
                        icon="refund"
                        label={t('menu.undoOf', { name, field: what })}
                        onClick={() => onUndo(change)}
                      />
                    )}
                  </li>
                )
              })}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
