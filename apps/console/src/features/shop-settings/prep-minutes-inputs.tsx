import { NumberField } from '../../forms/number-field.tsx'
import { useMessages } from '../../staff/messages.ts'
import { type GuestKind, guestKinds, type ShopDraft } from './shop-draft.ts'

interface PrepMinutesInputsProps {
  readonly prepMinutes: ShopDraft['prepMinutes']
  readonly onChange: (prepMinutes: ShopDraft['prepMinutes']) => void
}

/** How long the kitchen usually takes, by type of order (KITCHEN-6.1). */
export const PrepMinutesInputs = ({ prepMinutes, onChange }: PrepMinutesInputsProps) => {
  const { t } = useMessages()
  const field = (kind: GuestKind) => (
    <NumberField
      key={kind}
      label={t(`prepMinutes.${kind}`)}
      min={1}
      max={240}
      value={prepMinutes[kind]}
      onChange={(minutes) => onChange({ ...prepMinutes, [kind]: minutes })}
    />
  )
  return (
    <fieldset className="form-group">
      <legend>{t('prepMinutes.title')}</legend>
      <p className="form-text">{t('prepMinutes.text')}</p>
      <div className="form-pair">{guestKinds.map(field)}</div>
    </fieldset>
  )
}
