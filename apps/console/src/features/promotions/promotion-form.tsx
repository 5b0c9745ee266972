import { type Menu, type OrderDiscount, recordStatuses, type ShopRank } from '@comanda/contract'
import { CheckRow } from '@comanda/ui'
import { DaysOf } from '../../forms/days-of.tsx'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { NewTime } from '../../forms/new-time.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { OrderTypesOf } from '../../forms/order-types-of.tsx'
import { OneOf } from '../../forms/one-of.tsx'
import { PictureInput } from '../../forms/picture-input.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { SomeOf } from '../../forms/some-of.tsx'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { BestOfInput } from './best-of-input.tsx'
import { isComplete, type PromotionDraft, savedRule } from './promotion-draft.ts'
import { Receivers } from './receivers.tsx'
import { ReplayedPromotion } from './replayed-promotion.tsx'
import type { RuleTerms } from './rule-terms.ts'
import { TermsInputs } from './terms-inputs.tsx'
import { TriedPromotion } from './tried-promotion.tsx'

interface PromotionFormProps {
  readonly label: string
  readonly first: PromotionDraft
  /** The promotion as it is stored, unless it is new. */
  readonly saved: OrderDiscount | undefined
  readonly ranks: readonly ShopRank[]
  /** The groups that promotions name. */
  readonly groups: readonly string[]
  /** Of this shop, whose dishes and times it may name. */
  readonly menu: Menu
  readonly onSave: (draft: PromotionDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A promotion: who gets it, what it gives, when and where, and what it comes to. */
export const PromotionForm = ({
  label,
  first,
  saved,
  ranks,
  groups,
  menu,
  onSave,
  onCancel,
}: PromotionFormProps) => {
  const { draft, change, frame } = useDraft(first, onSave, isComplete)
  const { t } = useMessages()
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
    <FormFrame label={label} {...frame} onCancel={onCancel}>
      <NameInputs names={draft.names} onChange={(names) => change({ names })} />
      <TextInputs
        label={t('gifts.description')}
        hint={t('promotions.descriptionHint')}
        texts={draft.description}
        onChange={(description) => change({ description })}
      />
      <Receivers draft={draft} ranks={ranks} onChange={change} />
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
      {terms?.kind !== 'dish' && isComplete(draft) && (
        <ReplayedPromotion rule={savedRule(draft, saved)} />
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
        make={
          <NewTime
            onMade={(id) => change({ timeConditions: [...(draft.timeConditions ?? []), id] })}
          />
        }
        note={hidden > 0 ? t('promotions.elsewhere', { count: hidden }) : undefined}
      />
      <DaysOf days={draft} onChange={change} />
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
        <BestOfInput
          value={draft.bestOf}
          groups={groups}
          onChange={(bestOf) => change({ bestOf })}
        />
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
      <OneOf
        label={t('promotions.state')}
        values={recordStatuses}
        chosen={draft.status}
        text={(status) => t(`promotions.states.${status}`)}
        note={(status) => t(`promotions.stateText.${status}`)}
        onChange={(status) => change({ status })}
      />
    </FormFrame>
  )
}
