import type { SheetResult } from '@comanda/contract'
import { listWords } from '../../staff/list-words.ts'
import { readTableLines } from '@comanda/shop-rules/sheets'
import { TextArea } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { SheetProblems } from '../sheet-problems.tsx'
import './table-lines-input.css'

interface TableLinesInputProps {
  readonly text: string
  readonly onText: (text: string) => void
  /** Why the server refused the lines, until they change. */
  readonly refused: SheetResult['problems']
}

/** Tables by ranges such as `Hall 1–12 ×4`, and what is read of them as it is typed (SETUP-2.8). */
export const TableLinesInput = ({ text, onText, refused }: TableLinesInputProps) => {
  const { t } = useMessages()
  const { tables, problems } = readTableLines(text)
  const areas = new Map<string, string[]>()
  for (const { area = t('setup.noArea'), name } of tables)
    areas.set(area, [...(areas.get(area) ?? []), name])
  return (
    <>
      <TextArea
        label={t('setup.tablesLabel')}
        hint={t('setup.tablesHint')}
        rows={3}
        spellCheck={false}
        maxLength={20_000}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <SheetProblems problems={[...(refused.length > 0 ? refused : problems)]} />
      {tables.length > 0 && (
        <dl className="table-lines">
          {[...areas].map(([area, names]) => (
            <div key={area}>
              <dt>{area}</dt>
              <dd>{listWords(names, t)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
