import { CheckRow, Select } from '@comanda/ui'
import { NumberField } from '../../forms/number-field.tsx'
import { PictureInput } from '../../forms/pictures/picture-input.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useMessages } from '../../staff/messages.ts'
import { BestOfInput } from './best-of-input.tsx'
import type { PromotionDraft } from './promotion-draft.ts'
import { isGrouped, kinds, newTerms, type RuleTerms } from './rule-terms.ts'

interface MoreConditionsProps {
  readonly draft: PromotionDraft
  /** The groups that promotions name. */
  readonly groups: readonly string[]
  readonly isOpen: boolean
  readonly onChange: (changes: Partial<PromotionDraft>) => void
  readonly onTerms: (changes: Partial<RuleTerms>) => void
}

/** What the sentence of a promotion does not say. */
export const MoreConditions = ({
  draft,
  groups,
  isOpen,
  onChange,
  onTerms,
}: MoreConditionsProps) => {
  const { t } = useMessages()
  const { terms } = draft
  return (
    <details className="promotion-more" open={isOpen}>
      <summary>{t('promotions.more')}</summary>
      <div className="form-frame">
        {terms && (
          <Select
            label={t('promotions.kind')}
            value={terms.kind}
            onChange={({ currentTarget: { value } }) => {
              const kind = kinds.find((one) => one === value)
              const { group, picked, step } = newTerms
              if (kind) onTerms({ kind, value: '', group, picked, step })
            }}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {t(`promotions.kinds.${one}`)}
              </option>
            ))}
          </Select>
        )}
        {terms?.kind === 'step' && (
          <NumberField
            label={t('promotions.mostSteps')}
            min={1}
            max={999}
            value={terms.mostSteps}
            onChange={(mostSteps) => onTerms({ mostSteps })}
          />
        )}
        {terms && (isGrouped(terms.kind) || terms.kind === 'step') && (
          <CheckRow
            checked={terms.repeats}
            note={t('promotions.repeatsText')}
            onChange={() => onTerms({ repeats: !terms.repeats })}
          >
            {t('promotions.repeats')}
          </CheckRow>
        )}
        <NumberField
          label={t('promotions.maxDiscount')}
          isDecimal
          value={draft.maxDiscount}
          onChange={(maxDiscount) => onChange({ maxDiscount })}
        />
        <ShopsOf chosen={draft.shops} onChange={(shops) => onChange({ shops })} />
        <fieldset className="form-group">
          <legend>{t('promotions.together')}</legend>
          <CheckRow
            checked={draft.beforeServiceCharge}
            note={t('promotions.beforeText')}
            onChange={() => onChange({ beforeServiceCharge: !draft.beforeServiceCharge })}
          >
            {t('promotions.before')}
          </CheckRow>
          <CheckRow
            checked={draft.undiscounted}
            note={t('promotions.undiscountedText')}
            onChange={() => onChange({ undiscounted: !draft.undiscounted })}
          >
            {t('promotions.undiscounted')}
          </CheckRow>
          <BestOfInput
            value={draft.bestOf}
            groups={groups}
            onChange={(bestOf) => onChange({ bestOf })}
          />
          <NumberField
            label={t('promotions.priority')}
            hint={t('promotions.priorityHint')}
            max={9999}
            value={draft.priority}
            onChange={(priority) => onChange({ priority })}
          />
        </fieldset>
        <TextInputs
          label={t('gifts.description')}
          hint={t('promotions.descriptionHint')}
          texts={draft.description}
          onChange={(description) => onChange({ description })}
        />
        <PictureInput
          label={t('profile.picture')}
          hint={t('promotions.pictureHint')}
          picture={draft.image}
          onChange={(image) => onChange({ image })}
        />
      </div>
    </details>
  )
}
