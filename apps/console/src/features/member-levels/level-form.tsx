import { CheckRow } from '@comanda/ui'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import type { LevelDraft } from './level-draft.ts'

interface LevelFormProps {
  readonly label: string
  readonly first: LevelDraft
  readonly onSave: (draft: LevelDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A level that members are given: what it takes off their bills. */
export const LevelForm = ({ label, first, onSave, onCancel }: LevelFormProps) => {
  const { draft, change, frame } = useDraft(first, onSave)
  const { t } = useMessages()
  return (
    <FormFrame label={label} {...frame} onCancel={onCancel}>
      <NameInputs names={draft.name} onChange={(name) => change({ name })} />
      <NumberField
        label={t('memberLevels.percentOff')}
        isDecimal
        max={100}
        value={draft.orderDiscount}
        onChange={(orderDiscount) => change({ orderDiscount })}
      />
      <div>
        <CheckRow
          checked={draft.beforeServiceCharge}
          note={t('memberLevels.beforeText')}
          onChange={() => change({ beforeServiceCharge: !draft.beforeServiceCharge })}
        >
          {t('memberLevels.before')}
        </CheckRow>
        <CheckRow checked={draft.status} onChange={() => change({ status: !draft.status })}>
          {t('bill.isUsed')}
        </CheckRow>
      </div>
    </FormFrame>
  )
}
