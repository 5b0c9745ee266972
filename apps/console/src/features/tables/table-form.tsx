import { CheckRow, Field } from '@comanda/ui'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import type { TableDraft } from './table-draft.ts'

interface TableFormProps {
  readonly label: string
  readonly first: TableDraft
  /** The names of the other tables. */
  readonly taken: readonly string[]
  readonly onSave: (draft: TableDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A table: its label, area, seats and place, and whether guests sit at it. */
export const TableForm = ({ label, first, taken, onSave, onCancel }: TableFormProps) => {
  const { draft, change, frame } = useDraft(
    first,
    onSave,
    ({ name }) => !taken.includes(name.trim()),
  )
  const { t } = useMessages()
  const isTaken = taken.includes(draft.name.trim())
  return (
    <FormFrame label={label} {...frame} onCancel={onCancel}>
      <Field
        label={t('floorTables.name')}
        hint={t('floorTables.nameHint')}
        error={isTaken ? t('floorTables.taken', { name: draft.name.trim() }) : undefined}
        required
        maxLength={40}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        label={
          <>
            {t('floorTables.area')} <small>{t('settings.optional')}</small>
          </>
        }
        maxLength={40}
        value={draft.area}
        onChange={({ target }) => change({ area: target.value })}
      />
      <div className="form-pair">
        <NumberField
          label={t('floorTables.seats')}
          min={1}
          max={999}
          value={draft.capacity}
          onChange={(capacity) => change({ capacity })}
        />
        <NumberField
          label={t('floorTables.order')}
          value={draft.order}
          onChange={(order) => change({ order })}
        />
      </div>
      <CheckRow
        checked={draft.status}
        note={t('floorTables.usedText')}
        onChange={() => change({ status: !draft.status })}
      >
        {t('floorTables.used')}
      </CheckRow>
    </FormFrame>
  )
}
