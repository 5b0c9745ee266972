import type { RecordList } from '@comanda/client/staff'
import { Button, Field, showToast } from '@comanda/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { LoadedView } from '../staff/screen/loaded-view.tsx'
import { useMessages } from '../staff/messages.ts'
import { StaffSheet } from '../staff/screen/staff-sheet.tsx'

/** What the form of a record receives. */
export interface RecordFormProps<R> {
  readonly label: string
  /** Undefined: a new one. */
  readonly record: R | undefined
  readonly records: readonly R[]
  /** Waits for a write, says that it was saved and closes the sheet. */
  readonly onSave: (write: Promise<void>) => Promise<void>
  readonly onCancel: () => void
}

interface RecordScreenProps<R> {
  readonly level: 1 | 2
  readonly title: string
  readonly text: string
  /** The button for a new one; undefined for those who may not change them. */
  readonly newText: string | undefined
  readonly emptyText: string
  readonly list: Pick<RecordList<R>, 'open' | 'state' | 'reload'>
  /** Which of the records are shown. */
  readonly isShown?: (record: R) => boolean
  readonly nameOf: (record: R) => string
  readonly factsOf: (record: R) => readonly string[]
  /** A sign beside the name, such as “Paused”. */
  readonly signOf?: (record: R) => ReactNode
  readonly form: (props: RecordFormProps<R>) => ReactNode
  /** `wide` if the form has two columns on a wide screen. */
  readonly width?: 'wide' | undefined
}

/** So many are seen at once; more have a filter. */
const MOST_UNFILTERED = 6

/** Records as cards with their facts in a line, and a sheet in which one is changed or a new one is made. */
export const RecordScreen = <R extends { readonly _id: string }>({
  level,
  title,
  text,
  newText,
  emptyText,
  list,
  isShown = () => true,
  nameOf,
  factsOf,
  signOf,
  form,
  width,
}: RecordScreenProps<R>) => {
  const [edited, setEdited] = useState<R | 'new'>()
  const [keyword, setKeyword] = useState('')
  const { t } = useMessages()
  useEffect(() => list.open(), [list])
  const record = edited === 'new' ? undefined : edited
  const label = record ? t('settings.editOf', { name: nameOf(record) }) : (newText ?? title)
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <>
      <div className="settings-head">
        <div>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </div>
        {newText !== undefined && (
          <Button icon="plus" onClick={() => setEdited('new')}>
            {newText}
          </Button>
        )}
      </div>
      <LoadedView loaded={list}>
        {(records) => {
          const all = records.filter(isShown)
          const isFiltered = all.length > MOST_UNFILTERED
          const searched = isFiltered ? keyword.trim().toLowerCase() : ''
          const shown = all.filter((one) =>
            [nameOf(one), ...factsOf(one)].some((text) => text.toLowerCase().includes(searched)),
          )
          return (
            <>
              {isFiltered && (
                <Field
                  label={t('settings.filter')}
                  type="search"
                  autoComplete="off"
                  value={keyword}
                  onChange={(event) => setKeyword(event.currentTarget.value)}
                />
              )}
              {shown.length === 0 && (
                <p className="settings-muted">
                  {all.length === 0 ? emptyText : t('settings.nothingFound', { keyword })}
                </p>
              )}
              <ul className="page-cards">
                {shown.map((one) => (
                  <li key={one._id} className="page-card">
                    <div className="settings-card-head">
                      <strong>{nameOf(one)}</strong>
                      {signOf?.(one)}
                    </div>
                    <p className="settings-muted">{factsOf(one).join(' · ')}</p>
                    {newText !== undefined && (
                      <div className="page-actions">
                        <Button
                          variant="quiet"
                          aria-label={t('settings.editOf', { name: nameOf(one) })}
                          onClick={() => setEdited(one)}
                        >
                          {t('settings.edit')}
                        </Button>
                      </div>
                    )}
                  </li>
                ))}
              </ul>
              {edited && (
                <StaffSheet open onClosed={() => setEdited(undefined)} title={label} width={width}>
                  {(close) =>
                    form({
                      label,
                      record,
                      records,
                      onCancel: close,
                      onSave: async (write) => {
                        await write
                        showToast(t('settings.saved'), { tone: 'success' })
                        close()
                      },
                    })
                  }
                </StaffSheet>
              )}
            </>
          )
        }}
      </LoadedView>
    </>
  )
}
