import type { ChosenFile } from '@comanda/client/staff'
import { type MenuColumn, menuColumns } from '@comanda/engine/menu-import'
import { Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface FileColumnsProps {
  readonly file: Pick<ChosenFile, 'titles' | 'columns'>
  readonly onMap: (index: number, column: MenuColumn | undefined) => void
}

/** What each column of a file has, as its title says or as it is chosen; shown at once if one is not understood. */
export const FileColumns = ({ file: { titles, columns }, onMap }: FileColumnsProps) => {
  const { t } = useMessages()
  const unused = columns.filter((column) => column === undefined).length
  return (
    <details open={unused > 0} className="menu-editor-columns">
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
                  menuColumns.find((column) => column === value),
                )
              }
            >
              <option value="">{t('menuFile.unused')}</option>
              {menuColumns.map((column) => (
                <option key={column} value={column}>
                  {t(`menuFile.columns.${column}`)}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </details>
  )
}
