import { Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { ShopDraft } from './shop-draft.ts'

const choices = ['shared', 'each'] as const

interface TableCartInputsProps {
  readonly tableCart: ShopDraft['tableCart']
  readonly onChange: (tableCart: ShopDraft['tableCart']) => void
}

/** Whether the guests of a table choose in one cart, or each in their own (TABLE-1.1). */
export const TableCartInputs = ({ tableCart, onChange }: TableCartInputsProps) => {
  const { t } = useMessages()
  return (
    <fieldset className="form-group">
      <legend>{t('tableCart.title')}</legend>
      <p className="form-text">{t('tableCart.text')}</p>
      <Select
        label={t('tableCart.title')}
        hint={t('tableCart.sharedText')}
        value={tableCart}
        onChange={(event) =>
          onChange(choices.find((one) => one === event.currentTarget.value) ?? 'each')
        }
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {t(`tableCart.${one}`)}
          </option>
        ))}
      </Select>
    </fieldset>
  )
}
