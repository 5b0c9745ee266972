import { languageTag } from '@comanda/locales'
import { Button, Icon } from '@comanda/ui'
import { useState } from 'react'
import { saveFile } from '../../forms/files/save-file.ts'
import { ShareBar } from '../../staff/bills/share-bar.tsx'
import { useMessages } from '../../staff/messages.ts'
import type { ReportColumn, ReportColumns, RowOrder } from './report-column.ts'
import { sortedRows } from './sorted-rows.ts'
import { tableFile } from './table-file.ts'
import './report-table.css'

interface ReportTableProps<Row> extends ReportColumns<Row> {
  readonly label: string
  readonly days: { readonly from: string; readonly to: string }
  readonly rows: readonly Row[]
  /** The column that bars show. */
  readonly bar: string
  /** As what the table begins, by default in the order of the head. */
  readonly order?: RowOrder
  /** How many rows are shown at first, by default all. */
  readonly most?: number
  /** Returns what opens the bills of a row, if it has any. */
  readonly onOpen?: (row: Row) => (() => void) | undefined
}

interface ColumnHeadProps {
  readonly title: string
  readonly isNumber?: boolean
  /** Undefined unless the table is sorted by it. */
  readonly isDown: boolean | undefined
  readonly onSort: () => void
}

const ColumnHead = ({ title, isNumber = false, isDown, onSort }: ColumnHeadProps) => (
  <th
    scope="col"
    data-number={isNumber ? '' : undefined}
    aria-sort={isDown === undefined ? undefined : isDown ? 'descending' : 'ascending'}
  >
    <button type="button" onClick={onSort}>
      {title}
      {isDown !== undefined && <Icon name={isDown ? 'down' : 'up'} size="small" />}
    </button>
  </th>
)

/** The rows of a report, sorted by any column, and saved as they are shown (STAFF-7.11). A row with bills opens them. */
export const ReportTable = <Row,>(props: ReportTableProps<Row>) => {
  const { label, days, rows, head, bar, most = rows.length, onOpen } = props
  const { t, locale } = useMessages()
  const [order, setOrder] = useState<RowOrder>(props.order ?? { isDown: false })
  const [showsAll, setShowsAll] = useState(false)
  if (rows.length === 0) return null
  // What no row has is no column, but for what the bars show.
  const columns = props.columns.filter(
    ({ id, value }) => id === bar || rows.some((row) => value(row)),
  )
  const places = new Map(rows.map((row, at) => [row, at]))
  const sorted = sortedRows(rows, { head, columns }, order, languageTag[locale])
  const shown = showsAll ? sorted : sorted.slice(0, most)
  const others = sorted.slice(shown.length)
  const barColumn = columns.find(({ id }) => id === bar)
  const longest = Math.max(1, ...rows.map((row) => barColumn?.value(row) ?? 0))
  const sortBy = (column?: string): void =>
    setOrder(({ isDown, ...by }) => ({
      ...(column === undefined ? {} : { column }),
      // Of figures the largest stand first.
      isDown: by.column === column ? !isDown : column !== undefined,
    }))
  const cell = ({ text = String }: ReportColumn<Row>, value: number | undefined): string =>
    value === undefined ? '–' : text(value)
  const save = (): void => {
    const file = new Blob([tableFile(sorted, { head, columns })], { type: 'text/csv' })
    saveFile(file, `${label} ${days.from} ${days.to}.csv`)
  }
  return (
    <>
      <div className="report-table">
        <table aria-label={label}>
          <thead>
            <tr>
              <ColumnHead
                title={head.title}
                isDown={order.column === undefined ? order.isDown : undefined}
                onSort={() => sortBy()}
              />
              {columns.map(({ id, title }) => (
                <ColumnHead
                  key={id}
                  title={title}
                  isNumber
                  isDown={order.column === id ? order.isDown : undefined}
                  onSort={() => sortBy(id)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const name = (head.text ?? head.of)(row)
              const open = onOpen?.(row)
              return (
                <tr key={places.get(row)}>
                  <th scope="row">
                    {open ? (
                      <button type="button" onClick={open}>
                        {name}
                      </button>
                    ) : (
                      name
                    )}
                    <ShareBar share={(barColumn?.value(row) ?? 0) / longest} />
                  </th>
                  {columns.map((column) => (
                    <td key={column.id}>{cell(column, column.value(row))}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
          {others.length > 0 && (
            <tfoot>
              <tr>
                <th scope="row">{t('reports.table.others', { count: others.length })}</th>
                {columns.map((column) => (
                  <td key={column.id}>{cell(column, column.others?.(others))}</td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <div className="report-files">
        {rows.length > most && (
          <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('reports.table.less') : t('reports.table.all', { count: rows.length })}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={t('reports.table.save', { table: label })}
          onClick={save}
        >
          {t('reports.table.csv')}
        </Button>
      </div>
    </>
  )
}
