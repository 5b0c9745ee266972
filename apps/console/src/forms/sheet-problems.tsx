import type { SetupSheetResult } from '@comanda/contract'
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

/** Why a text cannot be used, by row. */
export const SheetProblems = ({ problems }: Pick<SetupSheetResult, 'problems'>) => {
  const { t } = useMessages()
  if (problems.length === 0) return null
  return (
    <div className="sheet-problems" role="status">
      <ul>
        {problems.slice(0, SHOWN).map(({ row, code, text }) => (
          <li key={`${row} ${code} ${text}`}>
            <strong>{t('setup.row', { row })}</strong>{' '}
            {isKnown(code) ? t(`setup.problem.${code}`, { text }) : code}
          </li>
        ))}
      </ul>
    </div>
  )
}
