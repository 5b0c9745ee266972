import type { SetupProgress, SheetResult } from '@comanda/contract'
import { readTableLines } from '@comanda/shop-rules/sheets'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { failureWords } from '../../forms/failure-words.ts'
import { TableLinesInput } from '../../forms/files/table-lines-input.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'

interface TablesStepProps {
  readonly shop: string
  readonly progress: SetupProgress
  readonly text: string
  readonly onText: (text: string) => void
}

/** Tables by ranges (SETUP-2.8). */
export const TablesStep = ({ shop, progress, text, onText }: TablesStepProps) => {
  const { t } = useMessages()
  const { setup } = useStaff()
  const { busy, failure, submit } = useSubmit()
  const [refused, setRefused] = useState<SheetResult['problems']>([])
  const { tables, problems } = readTableLines(text)
  const add = async (): Promise<void> => {
    const result = await setup.addTables(shop, text)
    setRefused(result.problems)
    if (result.problems.length === 0) onText('')
  }
  return (
    <form className="setup-form" aria-label={t('setup.tablesTitle')} onSubmit={submit(add)}>
      {progress.tables > 0 && (
        <p className="setup-has" role="status">
          {t('setup.hasTables', { count: progress.tables })}
        </p>
      )}
      <TableLinesInput
        text={text}
        refused={refused}
        onText={(entered) => {
          setRefused([])
          onText(entered)
        }}
      />
      {failure && (
        <p className="form-failure" role="alert">
          {failureWords(t, failure)}
        </p>
      )}
      {tables.length > 0 && problems.length === 0 && (
        <div className="setup-actions">
          <Button
            type="submit"
            size="large"
            variant={progress.tables > 0 ? 'quiet' : 'primary'}
            busy={busy}
          >
            {t('setup.addTables', { count: tables.length })}
          </Button>
        </div>
      )}
    </form>
  )
}
