import { Select } from '@comanda/ui'
import { NumberField } from '../../forms/number-field.tsx'
import { useMessages } from '../../staff/messages.ts'
import { type GuestKind, guestKinds, type ShopDraft } from './shop-draft.ts'

const choices = ['paid', 'staff'] as const

type AcceptanceDraft = Pick<ShopDraft, 'acceptance' | 'acceptWithin'>

interface AcceptanceInputsProps {
  readonly draft: AcceptanceDraft
  readonly onChange: (changes: Partial<AcceptanceDraft>) => void
}

/** When the kitchen gets what guests order: at once, once it is paid, or once staff accept it (ORDER-7.1). */
export const AcceptanceInputs = ({ draft, onChange }: AcceptanceInputsProps) => {
  const { t } = useMessages()
  const { acceptance } = draft
  const change = (kind: GuestKind, value: string): void => {
    const { [kind]: _before, ...others } = acceptance
    const chosen = choices.find((one) => one === value)
    onChange({ acceptance: chosen === undefined ? others : { ...others, [kind]: chosen } })
  }
  return (
    <fieldset className="form-group">
      <legend>{t('acceptance.title')}</legend>
      <p className="form-text">{t('acceptance.text')}</p>
      <div className="form-pair">
        {guestKinds.map((kind) => (
          <Select
            key={kind}
            label={t(`acceptance.${kind}`)}
            value={acceptance[kind] ?? ''}
            onChange={(event) => change(kind, event.currentTarget.value)}
          >
            <option value="">{t('acceptance.auto')}</option>
            {choices.map((one) => (
              <option key={one} value={one}>
                {t(`acceptance.${one}`)}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <NumberField
        label={t('acceptance.within')}
        hint={t('acceptance.withinHint')}
        min={2}
        max={60}
        value={draft.acceptWithin}
        onChange={(acceptWithin) => onChange({ acceptWithin })}
      />
    </fieldset>
  )
}
