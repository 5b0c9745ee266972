import type { Menu } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, Field, IconButton, Select } from '@comanda/ui'
import { NewTime } from '../../../forms/times/new-time.tsx'
import { useMessages } from '../../../staff/messages.ts'
import { addedBy, onePriceMore, type PriceRule } from './price-rules.ts'

const orderTypes = ['dineIn', 'dineInNoTable', 'takeAway', 'delivery'] as const

interface PriceRuleInputsProps {
  readonly rules: readonly PriceRule[]
  readonly menu: Pick<Menu, 'sections' | 'timeConditions'>
  readonly onChange: (rules: readonly PriceRule[]) => void
}

/** What a dish costs more or less: by the kind of order, the part of the day, or a time (PRICE-3.2). */
export const PriceRuleInputs = ({ rules, menu, onChange }: PriceRuleInputsProps) => {
  const { t, locale } = useMessages()
  const change = (key: number, changes: Partial<PriceRule>): void =>
    onChange(rules.map((rule) => (rule.key === key ? { ...rule, ...changes } : rule)))
  const choices = [
    ...orderTypes.map((type) => ({ id: `orderType:${type}`, text: t(`mode.${type}`) })),
    ...menu.sections.map(({ _id, name }) => ({
      id: `section:${_id}`,
      text: localizedName(name, locale),
    })),
    ...menu.timeConditions.map(({ _id, name = '—' }) => ({
      id: `timeCondition:${_id}`,
      text: name,
    })),
  ]
  return (
    <fieldset className="form-group">
      <legend>{t('menu.prices')}</legend>
      <p className="form-text">{t('menu.pricesText')}</p>
      {rules.map((rule, index) => (
        <div
          key={rule.key}
          className="menu-editor-price-rule"
          role="group"
          aria-label={t('menu.priceNumber', { number: index + 1 })}
        >
          <Select
            label={t('menu.priceWhen')}
            value={rule.when}
            disabled={rule.when === ''}
            onChange={(event) => change(rule.key, { when: event.currentTarget.value })}
          >
            {rule.when === '' && <option value="">{t('menu.priceOther')}</option>}
            {choices.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </Select>
          <Select
            label={t('menu.priceBy')}
            value={rule.by}
            onChange={(event) =>
              change(rule.key, {
                by: event.currentTarget.value === 'percent' ? 'percent' : 'amount',
              })
            }
          >
            <option value="amount">{t('menu.priceAmount')}</option>
            <option value="percent">{t('menu.pricePercent')}</option>
          </Select>
          <Field
            label={t('menu.priceAdds')}
            hint={t('menu.priceAddsHint')}
            inputMode="text"
            autoComplete="off"
            required
            value={rule.value}
            error={
              rule.value === '' || addedBy(rule) !== undefined
                ? undefined
                : t('menu.priceAddsWrong')
            }
            onChange={(event) => change(rule.key, { value: event.currentTarget.value })}
          />
          <IconButton
            icon="trash"
            label={t('menu.removePrice', { number: index + 1 })}
            onClick={() => onChange(rules.filter(({ key }) => key !== rule.key))}
          />
        </div>
      ))}
      <div className="page-actions">
        <Button
          variant="quiet"
          icon="plus"
          disabled={rules.length >= 50}
          onClick={() => onChange(onePriceMore(rules))}
        >
          {t('menu.newPrice')}
        </Button>
        <NewTime onMade={(id) => onChange(onePriceMore(rules, `timeCondition:${id}`))} />
      </div>
    </fieldset>
  )
}
