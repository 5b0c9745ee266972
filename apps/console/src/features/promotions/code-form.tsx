import { type OrderDiscount, recordStatuses } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Field, Select } from '@comanda/ui'
import type { ReactNode } from 'react'
import { DaysOf } from '../../forms/times/days-of.tsx'
import { MakeHere } from '../../forms/make-here.tsx'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { OneOf } from '../../forms/one-of.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { type CodeDraft, isCode, isCodeComplete } from './code-draft.ts'

interface CodeFormProps {
  readonly label: string
  readonly first: CodeDraft
  /** The promotions that are given by coupons. */
  readonly coupons: readonly OrderDiscount[]
  /** The form of a new one of these, which is then chosen. */
  readonly couponForm: (label: string, onMade: (id: string) => void, close: () => void) => ReactNode
  readonly onSave: (draft: CodeDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A code that guests enter or scan for a coupon: how many there are, for whom and until when. */
export const CodeForm = ({
  label,
  first,
  coupons,
  couponForm,
  onSave,
  onCancel,
}: CodeFormProps) => {
  const { draft, change, frame } = useDraft(first, onSave, isCodeComplete)
  const { t, locale } = useMessages()
  return (
    <FormFrame label={label} {...frame} onCancel={onCancel}>
      <Field
        label={t('promotions.code')}
        hint={t('promotions.codeHint')}
        error={draft.code === '' || isCode(draft.code) ? undefined : t('promotions.codeWrong')}
        required
        maxLength={40}
        autoComplete="off"
        value={draft.code}
        onChange={(event) => change({ code: event.currentTarget.value })}
      />
      <Select
        label={t('promotions.codeGives')}
        required
        value={draft.coupon}
        onChange={(event) => change({ coupon: event.currentTarget.value })}
      >
        <option value="">{t('promotions.chooseCoupon')}</option>
        {coupons.map((rule) => (
          <option key={rule._id} value={rule._id}>
            {localizedName(rule.name, locale)}
          </option>
        ))}
      </Select>
      <MakeHere
        text={t('promotions.newCoupon')}
        form={(close) =>
          couponForm(t('promotions.newCoupon'), (coupon) => change({ coupon }), close)
        }
      />
      <div className="form-pair">
        <NumberField
          label={t('promotions.quantity')}
          hint={t('gifts.quantityHint')}
          value={draft.quantity}
          onChange={(quantity) => change({ quantity })}
        />
        <NumberField
          label={t('promotions.limitPerUser')}
          hint={t('promotions.limitPerUserHint')}
          min={1}
          value={draft.limitPerUser}
          onChange={(limitPerUser) => change({ limitPerUser })}
        />
      </div>
      <div className="form-pair">
        <NumberField
          label={t('promotions.limitPerBill')}
          hint={t('promotions.limitPerBillHint')}
          min={1}
          max={20}
          value={draft.limitPerBill}
          onChange={(limitPerBill) => change({ limitPerBill })}
        />
        <NumberField
          label={t('promotions.days')}
          hint={t('promotions.daysHint')}
          min={1}
          max={3650}
          value={draft.days}
          onChange={(days) => change({ days })}
        />
      </div>
      <DaysOf days={draft} onChange={change} />
      <ShopsOf chosen={draft.shops} onChange={(shops) => change({ shops })} />
      <OneOf
        label={t('promotions.state')}
        values={recordStatuses}
        chosen={draft.status}
        text={(status) => t(`promotions.states.${status}`)}
        onChange={(status) => change({ status })}
      />
    </FormFrame>
  )
}
