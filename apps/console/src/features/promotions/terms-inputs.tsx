import type { Menu } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { CheckRow, Field, Select } from '@comanda/ui'
import { NumberField } from '../../forms/number-field.tsx'
import { useMessages } from '../../staff/messages.ts'
import { isGrouped, isStepped, isTargeted, kinds, type RuleTerms } from './rule-terms.ts'
import { TargetsInput } from './targets-input.tsx'

interface TermsInputsProps {
  readonly terms: RuleTerms
  readonly menu: Pick<Menu, 'categories' | 'subCategories' | 'products'>
  readonly onChange: (changes: Partial<RuleTerms>) => void
}

/** What a promotion gives, for which dishes, and from what on. */
export const TermsInputs = ({ terms, menu, onChange }: TermsInputsProps) => {
  const { t, locale } = useMessages()
  const { kind } = terms
  const hasValue = kind === 'percent' || kind === 'amount' || kind === 'bundle'
  return (
    <>
      <Select
        label={t('promotions.kind')}
        value={kind}
        onChange={({ currentTarget: { value } }) => {
          const chosen = kinds.find((one) => one === value)
          if (chosen) onChange({ kind: chosen, value: '', group: '', picked: '', step: '' })
        }}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(`promotions.kinds.${one}`)}
          </option>
        ))}
      </Select>
      {hasValue && (
        <Field
          label={t(`promotions.value.${kind}`)}
          type="number"
          inputMode="decimal"
          required
          min={kind === 'percent' ? 1 : 0.01}
          max={kind === 'percent' ? 100 : undefined}
          step="any"
          value={terms.value}
          onChange={(event) => onChange({ value: event.currentTarget.value })}
        />
      )}
      {kind === 'dish' && (
        <Select
          label={t('gifts.dish')}
          required
          value={terms.dish}
          onChange={(event) => onChange({ dish: event.currentTarget.value })}
        >
          <option value="">{t('gifts.chooseDish')}</option>
          {menu.products.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {localizedName(name, locale)}
            </option>
          ))}
        </Select>
      )}
      {isTargeted(kind) && (
        <TargetsInput
          label={t(kind === 'dish' ? 'promotions.forDishes' : 'promotions.onDishes')}
          targets={terms.targets}
          menu={menu}
          onChange={(targets) => onChange({ targets })}
        />
      )}
      {isGrouped(kind) && (
        <div className="form-pair">
          <NumberField
            label={t(`promotions.group.${kind === 'bundle' ? 'bundle' : 'each'}`)}
            hint={t(`promotions.groupHint.${kind === 'bundle' ? 'bundle' : 'each'}`)}
            min={1}
            max={999}
            value={terms.group}
            onChange={(group) => onChange({ group })}
          />
          {kind === 'percent' && terms.group !== '' && (
            <NumberField
              label={t('promotions.picked')}
              hint={t('promotions.pickedHint')}
              min={1}
              max={Number(terms.group)}
              value={terms.picked}
              onChange={(picked) => onChange({ picked })}
            />
          )}
        </div>
      )}
      {isStepped(terms) && (
        <div className="form-pair">
          <NumberField
            label={t('promotions.step')}
            hint={t('promotions.stepHint')}
            isDecimal
            min={0.01}
            value={terms.step}
            onChange={(step) => onChange({ step })}
          />
          {terms.step !== '' && (
            <NumberField
              label={t('promotions.mostSteps')}
              min={1}
              max={999}
              value={terms.mostSteps}
              onChange={(mostSteps) => onChange({ mostSteps })}
            />
          )}
        </div>
      )}
      {((isGrouped(kind) && terms.group !== '') || (isStepped(terms) && terms.step !== '')) && (
        <CheckRow
          checked={terms.repeats}
          note={t('promotions.repeatsText')}
          onChange={() => onChange({ repeats: !terms.repeats })}
        >
          {t('promotions.repeats')}
        </CheckRow>
      )}
      <NumberField
        label={t('promotions.minTotal')}
        hint={t('promotions.minTotalHint')}
        isDecimal
        value={terms.minTotal}
        onChange={(minTotal) => onChange({ minTotal })}
      />
    </>
  )
}
