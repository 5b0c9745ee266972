import { type MenuColumn, menuColumns } from '@comanda/engine/menu-import'
import type { SheetProblem } from '@comanda/engine/sheets'
import { useMessages } from '../staff/messages.ts'
import './sheet-problems.css'

/** As many as are read before something is changed. */
const SHOWN = 20

const codes: ReadonlySet<string> = new Set<SheetProblem['code']>([
  'allergenUnknown',
  'columnMissing',
  'columnUnknown',
  'nameMissing',
  'notUnderstood',
  'optionsInvalid',
  'pictureMissing',
  'priceInvalid',
  'priceMissing',
  'quoteOpen',
  'sectionUnknown',
  'tooLong',
  'tooMany',
  'twice',
])
const isKnown = (code: string): code is SheetProblem['code'] => codes.has(code)

const isColumn = (column: string | undefined): column is MenuColumn =>
  menuColumns.some((one) => one === column)

/** A problem as the engine or the server names it. */
type ShownProblem = Omit<SheetProblem, 'code'> & { readonly code: string }

/** Why a text cannot be used, by row and column. */
export const SheetProblems = ({ problems }: { readonly problems: readonly ShownProblem[] }) => {
  const { t } = useMessages()
  if (problems.length === 0) return null
  return (
    <div className="sheet-problems" role="status">
      <ul>
        {problems.slice(0, SHOWN).map(({ row, column, code, text }) => (
          <li key={[row, column, code, text].join(' ')}>
            <strong>{t('setup.row', { row })}</strong>{' '}
            {isColumn(column) && `${t(`menuFile.columns.${column}`)}: `}
            {isKnown(code) ? t(`setup.problem.${code}`, { text }) : code}
          </li>
        ))}
      </ul>
    </div>
  )
}
