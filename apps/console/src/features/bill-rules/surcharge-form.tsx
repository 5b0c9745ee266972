import { CheckRow } from '@comanda/ui'
import { type ReactNode } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { OrderTypesOf } from '../../forms/order-types-of.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { amounts, isComplete, type SurchargeDraft } from './surcharge-draft.ts'

interface SurchargeFormProps {
  readonly label: string
  readonly first: SurchargeDraft
  readonly onSave: (draft: SurchargeDraft) => Promise<void>
  readonly onCancel: () => void
  /** What a bill is with it. */
  readonly example: (draft: SurchargeDraft) => ReactNode
}

/** A surcharge: what it is worked out from, and when it is charged. */
export const SurchargeForm = ({ label, first, onSave, onCancel, example }: SurchargeFormProps) => {
  const { draft, change, frame } = useDraft(first, onSave, isComplete)
  const { t } = useMessages()
  return (
    <FormFrame label={label} {...frame} onCancel={onCancel}>
      <NameInputs names={draft.name} onChange={(name) => change({ name })} />
      <div className="form-pair">
        {amounts.map((name) => (
          <NumberField
            key={name}
            label={t(`bill.amounts.${name}`)}
            isDecimal
            {...(name === 'percent' ? { max: 1000 } : {})}
            value={draft[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      <div>
        <CheckRow
          checked={draft.manual}
          note={t('bill.manualText')}
          onChange={() => change({ manual: !draft.manual })}
        >
          {t('bill.manual')}
        </CheckRow>
        <CheckRow
          checked={draft.discountable}
          note={t('bill.discountableText')}
          onChange={() => change({ discountable: !draft.discountable })}
        >
          {t('bill.discountable')}
        </CheckRow>
        <CheckRow checked={draft.status} onChange={() => change({ status: !draft.status })}>
          {t('bill.isUsed')}
        </CheckRow>
      </div>
      <OrderTypesOf chosen={draft.orderType} onChange={(orderType) => change({ orderType })} />
      <ShopsOf chosen={draft.shops} onChange={(shops) => change({ shops })} />
      {example(draft)}
    </FormFrame>
  )
}
