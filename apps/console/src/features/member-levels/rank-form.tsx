import { Field } from '@comanda/ui'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import type { RankDraft } from './rank-draft.ts'

interface RankFormProps {
  readonly label: string
  readonly first: RankDraft
  readonly onSave: (draft: RankDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A rank: what a member spends to reach it, and in how many months. */
export const RankForm = ({ label, first, onSave, onCancel }: RankFormProps) => {
  const { draft, change, frame } = useDraft(first, onSave)
  const { t } = useMessages()
  return (
    <FormFrame label={label} {...frame} onCancel={onCancel}>
      <NameInputs names={draft.name} onChange={(name) => change({ name })} />
      <div className="form-pair">
        <Field
          label={t('memberLevels.expenditure')}
          type="number"
          inputMode="decimal"
          required
          min={0}
          step="any"
          value={draft.expenditure}
          onChange={(event) => change({ expenditure: event.currentTarget.value })}
        />
        <NumberField
          label={t('memberLevels.months')}
          hint={t('memberLevels.monthsHint')}
          min={1}
          max={120}
          value={draft.periodMonths}
          onChange={(periodMonths) => change({ periodMonths })}
        />
      </div>
      <TextInputs
        label={t('memberLevels.description')}
        hint={t('memberLevels.descriptionHint')}
        texts={draft.description}
        onChange={(description) => change({ description })}
      />
    </FormFrame>
  )
}
