import { type OrderDiscount, type Product, recordStatuses } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Field, Select } from '@comanda/ui'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { OneOf } from '../../forms/one-of.tsx'
import { PictureInput } from '../../forms/pictures/picture-input.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { type GiftDraft, isGiven, ownRules } from './gift-draft.ts'

interface GiftFormProps {
  readonly label: string
  readonly first: GiftDraft
  /** The rules of which it may give a coupon. */
  readonly rules: readonly OrderDiscount[]
  readonly shop: string
  /** The dishes of this shop, of which it may give one. */
  readonly dishes: readonly Product[]
  readonly onSave: (draft: GiftDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A reward: what it costs in points, what it gives, and who sees it. */
export const GiftForm = ({
  label,
  first,
  rules,
  shop,
  dishes,
  onSave,
  onCancel,
}: GiftFormProps) => {
  const { draft, change, frame } = useDraft(
    first,
    onSave,
    (entered) => entered.shops?.length !== 0 && isGiven(entered),
  )
  const { t, locale } = useMessages()
  const isListed = rules.some(({ _id }) => _id === draft.coupon)
  return (
    <FormFrame label={label} {...frame} onCancel={onCancel}>
      <NameInputs names={draft.name} onChange={(name) => change({ name })} />
      <Select
        label={t('gifts.coupon')}
        hint={t('gifts.couponHint')}
        required
        value={draft.own ?? draft.coupon}
        onChange={({ currentTarget: { value } }) => {
          const own = ownRules.find((one) => one === value)
          change(
            own ? { own, ...(own === 'dish' ? { shops: [shop] } : {}) } : { own, coupon: value },
          )
        }}
      >
        {!isListed && draft.own === undefined && (
          <option value={draft.coupon}>{t('gifts.choose')}</option>
        )}
        {ownRules.map((own) => (
          <option key={own} value={own}>
            {t(`gifts.own.${own}`)}
          </option>
        ))}
        {rules.map((rule) => (
          <option key={rule._id} value={rule._id}>
            {t('gifts.ofRule', { name: localizedName(rule.name, locale) })}
          </option>
        ))}
      </Select>
      {draft.own === 'dish' && (
        <Select
          label={t('gifts.dish')}
          required
          value={draft.dish}
          onChange={(event) => change({ dish: event.currentTarget.value })}
        >
          <option value="">{t('gifts.chooseDish')}</option>
          {dishes.map(({ _id, name: text }) => (
            <option key={_id} value={_id}>
              {localizedName(text, locale)}
            </option>
          ))}
        </Select>
      )}
      {(draft.own === 'amount' || draft.own === 'percent') && (
        <Field
          label={t(`gifts.value.${draft.own}`)}
          type="number"
          inputMode="decimal"
          required
          min={draft.own === 'percent' ? 1 : 0.01}
          max={draft.own === 'percent' ? 100 : undefined}
          step="any"
          value={draft.value}
          onChange={(event) => change({ value: event.currentTarget.value })}
        />
      )}
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
      <OneOf
        label={t('news.state')}
        values={recordStatuses}
        chosen={draft.status}
        text={(status) => t(`news.status.${status}`)}
        onChange={(status) => change({ status })}
      />
    </FormFrame>
  )
}
