import type { OrderDiscount } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Field, RadioRow, Select } from '@comanda/ui'
import { useId, useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { PictureInput } from '../../forms/picture-input.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import type { GiftDraft } from './gift-draft.ts'

interface GiftFormProps {
  readonly label: string
  readonly first: GiftDraft
  /** The rules of which it may give a coupon. */
  readonly rules: readonly OrderDiscount[]
  readonly onSave: (draft: GiftDraft) => Promise<void>
  readonly onCancel: () => void
}

const statuses = ['active', 'draft', 'disabled'] as const

/** A reward: what it costs in points, what it gives, and who sees it. */
export const GiftForm = ({ label, first, rules, onSave, onCancel }: GiftFormProps) => {
  const [draft, setDraft] = useState(first)
  const { busy, failure, submit } = useSubmit()
  const { t, locale } = useMessages()
  const name = useId()
  const change = (changes: Partial<GiftDraft>): void => setDraft({ ...draft, ...changes })
  const isListed = rules.some(({ _id }) => _id === draft.coupon)
  return (
    <FormFrame
      label={label}
      busy={busy}
      failure={failure}
      onSubmit={submit(async () => {
        if (draft.shops?.length !== 0 && draft.coupon !== '') await onSave(draft)
      })}
      onCancel={onCancel}
    >
      <NameInputs names={draft.names} onChange={(names) => change({ names })} />
      <Select
        label={t('gifts.coupon')}
        hint={t('gifts.couponHint')}
        required
        value={draft.coupon}
        onChange={(event) => change({ coupon: event.currentTarget.value })}
      >
        {!isListed && <option value={draft.coupon}>{t('gifts.choose')}</option>}
        {rules.map((rule) => (
          <option key={rule._id} value={rule._id}>
            {localizedName(rule.name, locale)}
          </option>
        ))}
      </Select>
      <div className="form-pair">
        <Field
          label={t('gifts.point')}
          type="number"
          inputMode="numeric"
          required
          min={0}
          value={draft.point}
          onChange={(event) => change({ point: event.currentTarget.value })}
        />
        <NumberField
          label={t('gifts.quantity')}
          hint={t('gifts.quantityHint')}
          value={draft.quantity}
          onChange={(quantity) => change({ quantity })}
        />
        <NumberField
          label={t('gifts.limitPerUser')}
          min={1}
          value={draft.limitPerUser}
          onChange={(limitPerUser) => change({ limitPerUser })}
        />
      </div>
      <TextInputs
        label={t('gifts.description')}
        hint={t('gifts.descriptionHint')}
        texts={draft.description}
        onChange={(description) => change({ description })}
      />
      <PictureInput
        label={t('news.picture')}
        hint={t('gifts.pictureHint')}
        picture={draft.image}
        onChange={(image) => change({ image })}
      />
      <ShopsOf chosen={draft.shops} onChange={(shops) => change({ shops })} />
      <fieldset className="form-group">
        <legend>{t('news.state')}</legend>
        <div>
          {statuses.map((status) => (
            <RadioRow
              key={status}
              name={name}
              checked={draft.status === status}
              onChange={() => change({ status })}
            >
              {t(`news.status.${status}`)}
            </RadioRow>
          ))}
        </div>
      </fieldset>
    </FormFrame>
  )
}
