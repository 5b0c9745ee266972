import type { SheetResult } from '@comanda/contract'
import { readTableLines } from '@comanda/shop-rules/sheets'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { TableLinesInput } from '../../forms/files/table-lines-input.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'

interface AddTablesFormProps {
  readonly label: string
  readonly add: (text: string) => Promise<SheetResult>
  /** All tables of the list were added. */
  readonly onAdded: () => Promise<void>
  readonly onCancel: () => void
}

/** One table or many, by ranges. */
export const AddTablesForm = ({ label, add, onAdded, onCancel }: AddTablesFormProps) => {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<SheetResult['problems']>([])
  const { busy, failure, submit } = useSubmit()
  const { t } = useMessages()
  const { tables, problems } = readTableLines(text)
  const send = async (): Promise<void> => {
    if (tables.length === 0 || problems.length > 0) return
    const result = await add(text)
    setRefused(result.problems)
    if (result.problems.length === 0) await onAdded()
  }
  return (
    <FormFrame
      label={label}
      busy={busy}
      failure={failure}
      onSubmit={submit(send)}
      onCancel={onCancel}
    >
      <p className="form-text">{t('setup.tablesText')}</p>
      <TableLinesInput
        text={text}
        refused={refused}
        onText={(entered) => {
          setRefused([])
          setText(entered)
        }}
      />
    </FormFrame>
  )
}
