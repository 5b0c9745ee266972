import { type MemberColumn, memberColumns } from '@comanda/shop-rules/member-import'
import { type MenuColumn, menuColumns } from '@comanda/shop-rules/menu-import'
import type { SheetProblem } from '@comanda/shop-rules/sheets'
import { useMenuColumnWords } from './files/use-menu-column-words.ts'
import { useMessages } from '../staff/messages.ts'
import './sheet-problems.css'

/** As many as are read before something is changed. */
const SHOWN = 20

const codes: ReadonlySet<string> = new Set<SheetProblem['code']>([
  'allergenUnknown',
  'amountInvalid',
  'cellsExtra',
  'changedMeanwhile',
  'columnMissing',
  'columnUnknown',
  'contactMissing',
  'dayInvalid',
  'emailInvalid',
  'languageUnknown',
  'lettersLost',
  'levelUnknown',
  'memberUnclear',
  'nameMissing',
  'notUnderstood',
  'numberTaken',
  'optionsInvalid',
  'ownAccount',
  'partUnknown',
  'phoneInvalid',
  'pictureMissing',
  'priceInvalid',
  'priceMissing',
  'pricesSeveral',
  'quoteOpen',
  'sectionUnknown',
  'tooLong',
  'tooMany',
  'twice',
])
const isKnown = (code: string): code is SheetProblem['code'] => codes.has(code)

const isOfMenu = (column: string | undefined): column is MenuColumn =>
  menuColumns.some((one) => one === column)
const isOfMembers = (column: string | undefined): column is MemberColumn =>
  memberColumns.some((one) => one === column)

/** A problem as the engine or the server names it. */
type ShownProblem = Omit<SheetProblem, 'code'> & { readonly code: string }

/** Why a text cannot be used, by row and column. */
export const SheetProblems = ({
  problems,
  of = 'menu',
}: {
  readonly problems: readonly ShownProblem[]
  /** What the columns are of. */
  readonly of?: 'menu' | 'members'
}) => {
  const { t } = useMessages()
  const menuColumnWords = useMenuColumnWords()
  if (problems.length === 0) return null
  const columnWords = (column: string | undefined): string => {
    if (of === 'members') return isOfMembers(column) ? t(`memberFile.columns.${column}`) : ''
    return isOfMenu(column) ? menuColumnWords(column) : ''
  }
  return (
    <div className="sheet-problems" role="status">
      <ul>
        {problems.slice(0, SHOWN).map(({ row, column, code, text }) => (
          <li key={[row, column, code, text].join(' ')}>
            <strong>{t('setup.row', { row })}</strong>{' '}
            {columnWords(column) && `${columnWords(column)}: `}
            {isKnown(code) ? t(`setup.problem.${code}`, { text }) : code}
          </li>
        ))}
      </ul>
    </div>
  )
}
