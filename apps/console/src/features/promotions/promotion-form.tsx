import type { Menu, ShopRank } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { CheckRow, Field, RadioRow, Select } from '@comanda/ui'
import { useId, useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { OrderTypesOf } from '../../forms/order-types-of.tsx'
import { PictureInput } from '../../forms/picture-input.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { SomeOf } from '../../forms/some-of.tsx'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { givenTo, isComplete, type PromotionDraft, statuses } from './promotion-draft.ts'
import type { RuleTerms } from './rule-terms.ts'
import { TermsInputs } from './terms-inputs.tsx'
import { TriedPromotion } from './tried-promotion.tsx'

interface PromotionFormProps {
  readonly label: string
  readonly first: PromotionDraft
  readonly ranks: readonly ShopRank[]
  /** Of this shop, whose dishes and times it may name. */
  readonly menu: Menu
  readonly onSave: (draft: PromotionDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A promotion: who gets it, what it gives, when and where, and what it comes to. */
export const PromotionForm = ({
  label,
  first,
  ranks,
  menu,
  onSave,
  onCancel,
}: PromotionFormProps) => {
  const [draft, setDraft] = useState(first)
  const { busy, failure, submit } = useSubmit()
  const { t, locale } = useMessages()
  const name = useId()
  const change = (changes: Partial<PromotionDraft>): void => setDraft({ ...draft, ...changes })
  /** Dishes are those of this shop: a promotion of some is of this shop, unless it says otherwise. */
  const changeTerms = (terms: RuleTerms, changes: Partial<RuleTerms>): void => {
    const isOfDishes = changes.targets !== undefined || changes.dish !== undefined
    const shops = draft.shops ?? (isOfDishes ? [menu.shop._id] : undefined)
    change({ terms: { ...terms, ...changes }, shops })
  }
  const { terms } = draft
  const hidden = (draft.timeConditions ?? []).filter(
    (id) => !menu.timeConditions.some(({ _id }) => _id === id),
  ).length
  return (
    <FormFrame
      label={label}
      busy={busy}
      failure={failure}
      onSubmit={submit(async () => {
        if (isComplete(draft)) await onSave(draft)
      })}
      onCancel={onCancel}
    >
      <NameInputs names={draft.names} onChange={(names) => change({ names })} />
      <TextInputs
        label={t('gifts.description')}
        hint={t('promotions.descriptionHint')}
        texts={draft.description}
        onChange={(description) => change({ description })}
      />
      <Select
        label={t('promotions.to')}
        hint={t(`promotions.toText.${draft.to}`)}
        value={draft.to}
        onChange={({ currentTarget: { value } }) => {
          const to = givenTo.find((one) => one === value)
          if (to) change({ to })
        }}
      >
        {givenTo.map((one) => (
          <option key={one} value={one}>
            {t(`promotions.givenTo.${one}`)}
          </option>
        ))}
      </Select>
      {draft.to === 'memberRank' && (
        <fieldset className="form-group">
          <legend>{t('promotions.ranks')}</legend>
          {ranks.length === 0 && <p className="form-text">{t('promotions.noRanks')}</p>}
          {ranks.map(({ _id, name: text }) => (
            <CheckRow
              key={_id}
              checked={draft.ranks.includes(_id)}
              onChange={() =>
                change({
                  ranks: draft.ranks.includes(_id)
                    ? draft.ranks.filter((one) => one !== _id)
                    : [...draft.ranks, _id],
                })
              }
            >
              {localizedName(text, locale)}
            </CheckRow>
          ))}
          {draft.ranks.length === 0 && (
            <p className="ui-field-error">{t('promotions.chooseRank')}</p>
          )}
        </fieldset>
      )}
      {terms ? (
        <TermsInputs
          terms={terms}
          menu={menu}
          onChange={(changes) => changeTerms(terms, changes)}
        />
      ) : (
        <p className="form-text">{t('promotions.otherTerms')}</p>
      )}
      {/* A dish that is given is put into the cart by the diner's app; there is nothing to take off here. */}
      {terms?.kind !== 'dish' && isComplete(draft) && terms && (
        <TriedPromotion draft={draft} menu={menu} />
      )}
      <NumberField
        label={t('promotions.maxDiscount')}
        isDecimal
        value={draft.maxDiscount}
        onChange={(maxDiscount) => change({ maxDiscount })}
      />
      <OrderTypesOf chosen={draft.orderTypes} onChange={(orderTypes) => change({ orderTypes })} />
      <SomeOf
        label={t('promotions.times')}
        allText={t('promotions.always')}
        someText={t('promotions.atTimes')}
        noneText={t('promotions.chooseTime')}
        options={menu.timeConditions.map(({ _id, name: text = '—' }) => ({ id: _id, text }))}
        chosen={draft.timeConditions}
        onChange={(timeConditions) => change({ timeConditions })}
        note={hidden > 0 ? t('promotions.elsewhere', { count: hidden }) : undefined}
      />
      <div className="form-pair">
        <Field
          label={t('schedules.firstDay')}
          type="date"
          value={draft.firstDay}
          onChange={(event) => change({ firstDay: event.currentTarget.value })}
        />
        <Field
          label={t('schedules.lastDay')}
          type="date"
          min={draft.firstDay}
          value={draft.lastDay}
          onChange={(event) => change({ lastDay: event.currentTarget.value })}
        />
      </div>
      <ShopsOf chosen={draft.shops} onChange={(shops) => change({ shops })} />
      <fieldset className="form-group">
        <legend>{t('promotions.together')}</legend>
        <CheckRow
          checked={draft.beforeServiceCharge}
          note={t('promotions.beforeText')}
          onChange={() => change({ beforeServiceCharge: !draft.beforeServiceCharge })}
        >
          {t('promotions.before')}
        </CheckRow>
        <CheckRow
          checked={draft.undiscounted}
          note={t('promotions.undiscountedText')}
          onChange={() => change({ undiscounted: !draft.undiscounted })}
        >
          {t('promotions.undiscounted')}
        </CheckRow>
        <NumberField
          label={t('promotions.priority')}
          hint={t('promotions.priorityHint')}
          max={9999}
          value={draft.priority}
          onChange={(priority) => change({ priority })}
        />
      </fieldset>
      <PictureInput
        label={t('profile.picture')}
        hint={t('promotions.pictureHint')}
        picture={draft.image}
        onChange={(image) => change({ image })}
      />
      <fieldset className="form-group">
        <legend>{t('promotions.state')}</legend>
        <div>
          {statuses.map((status) => (
            <RadioRow
              key={status}
              name={name}
              checked={draft.status === status}
              note={t(`promotions.stateText.${status}`)}
              onChange={() => change({ status })}
            >
              {t(`promotions.states.${status}`)}
            </RadioRow>
          ))}
        </div>
      </fieldset>
    </FormFrame>
  )
}
