import { Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { type PayFirstKind, payFirstKinds, type ShopDraft } from './shop-draft.ts'

/** In the order in which they are shown. */
export const payFirstShown = ['takeAway', 'dineInNoTable', 'delivery', 'dineIn', 'kiosk'] as const
const choices = ['no', 'online', 'always'] as const

interface PayFirstInputsProps {
  readonly payFirst: ShopDraft['payFirst']
  readonly onChange: (payFirst: ShopDraft['payFirst']) => void
}

/** Which orders are paid before they are cooked, by what they are (PAY-4.2). */
export const PayFirstInputs = ({ payFirst, onChange }: PayFirstInputsProps) => {
  const { t } = useMessages()
  const change = (kind: PayFirstKind, value: string): void => {
    const { [kind]: _before, ...others } = payFirst
    const chosen = choices.find((one) => one === value)
    onChange(chosen === undefined ? others : { ...others, [kind]: chosen })
  }
  return (
    <fieldset className="form-group">
      <legend>{t('shopSettings.payFirst')}</legend>
      <p className="form-text">{t('shopSettings.payFirstText')}</p>
      <div className="form-pair">
        {payFirstShown.map((kind) => (
          <Select
            key={kind}
            label={t(`shopSettings.kinds.${kind}`)}
            value={payFirst[kind] ?? ''}
            onChange={(event) => change(kind, event.currentTarget.value)}
          >
            <option value="">
              {t('shopSettings.when.usual', {
                usual: t(`shopSettings.when.${payFirstKinds[kind]}`),
              })}
            </option>
            {choices.map((one) => (
              <option key={one} value={one}>
                {t(`shopSettings.when.${one}`)}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </fieldset>
  )
}
