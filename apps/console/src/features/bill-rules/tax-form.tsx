import { CheckRow, Field, RadioRow } from '@comanda/ui'
import { type ReactNode, useId } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { OrderTypesOf } from '../../forms/order-types-of.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { isComplete, isUsed, priceTypeNames, type TaxDraft } from './tax-draft.ts'

interface TaxFormProps {
  readonly label: string
  readonly first: TaxDraft
  readonly onSave: (draft: TaxDraft) => Promise<void>
  readonly onCancel: () => void
  /** What a bill is with it. */
  readonly example: (draft: TaxDraft) => ReactNode
}

/** A tax: its percent, whether prices include it, and what it is for. */
export const TaxForm = ({ label, first, onSave, onCancel, example }: TaxFormProps) => {
  const { draft, change, frame } = useDraft(first, onSave, isComplete)
  const { t } = useMessages()
  const { priceTypes } = draft
  const name = useId()
  return (
    <FormFrame label={label} {...frame} onCancel={onCancel}>
      <NameInputs names={draft.name} onChange={(name) => change({ name })} />
      <Field
        label={t('bill.percent')}
        type="number"
        inputMode="decimal"
        required
        min={0}
        max={1000}
        step="any"
        value={draft.percent}
        onChange={(event) => change({ percent: event.currentTarget.value })}
      />
      <fieldset className="form-group">
        <legend>{t('bill.inPrices')}</legend>
        <div>
          <RadioRow
            name={name}
            checked={draft.included}
            note={t('bill.includedText')}
            onChange={() => change({ included: true })}
          >
            {t('bill.included')}
          </RadioRow>
          <RadioRow
            name={name}
            checked={!draft.included}
            note={t('bill.addedText')}
            onChange={() => change({ included: false })}
          >
            {t('bill.added')}
          </RadioRow>
        </div>
      </fieldset>
      <fieldset className="form-group">
        <legend>{t('bill.taxOf')}</legend>
        <div>
          {priceTypeNames.map((type) => (
            <CheckRow
              key={type}
              checked={priceTypes.includes(type)}
              onChange={() =>
                change({
                  priceTypes: priceTypeNames.filter(
                    (one) => priceTypes.includes(one) !== (one === type),
                  ),
                })
              }
            >
              {t(type === 'product' ? 'bill.ofProducts' : 'bill.ofSurcharges')}
            </CheckRow>
          ))}
        </div>
        {priceTypes.length === 0 && <p className="ui-field-error">{t('methods.noType')}</p>}
      </fieldset>
      <Field
        label={t('bill.taxClass')}
        hint={t('bill.taxClassText')}
        autoComplete="off"
        maxLength={40}
        value={draft.taxClass}
        onChange={(event) => change({ taxClass: event.currentTarget.value })}
      />
      <OrderTypesOf chosen={draft.orderType} onChange={(orderType) => change({ orderType })} />
      <ShopsOf chosen={draft.shops} onChange={(shops) => change({ shops })} />
      <CheckRow
        checked={isUsed(draft)}
        onChange={() => change({ status: !isUsed(draft), disabled: false })}
      >
        {t('bill.isUsed')}
      </CheckRow>
      {example(draft)}
    </FormFrame>
  )
}
