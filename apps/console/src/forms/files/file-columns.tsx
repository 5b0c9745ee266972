import { Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import './file-columns.css'

interface FileColumnsProps<C extends string> {
  /** The titles of the file, and what each of its columns has. */
  readonly file: {
    readonly titles: readonly string[]
    readonly columns: readonly (C | undefined)[]
  }
  /** What columns can have. */
  readonly known: readonly C[]
  readonly wordsOf: (column: C) => string
  readonly onMap: (index: number, column: C | undefined) => void
}

/** What each column of a file has, as its title says or as it is chosen; shown at once if one is not understood. */
export const FileColumns = <C extends string>({
  file: { titles, columns },
  known,
  wordsOf,
  onMap,
}: FileColumnsProps<C>) => {
  const { t } = useMessages()
  const unused = columns.filter((column) => column === undefined).length
  return (
    <details open={unused > 0} className="file-columns">
      <summary>
        {unused === 0 ? t('menuFile.allColumns') : t('menuFile.unusedColumns', { count: unused })}
      </summary>
      <ul>
        {titles.map((title, index) => (
          <li key={[index, title].join(' ')}>
            <Select
              label={title || t('menuFile.column', { number: index + 1 })}
              value={columns[index] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onMap(
                  index,
                  known.find((column) => column === value),
                )
              }
            >
              <option value="">{t('menuFile.unused')}</option>
              {known.map((column) => (
                <option key={column} value={column}>
                  {wordsOf(column)}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </details>
  )
}
