import type { Menu } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { IconButton, Select } from '@comanda/ui'
import { NumberField } from '../../forms/number-field.tsx'
import { useMessages } from '../../staff/messages.ts'
import type { ItemPrice } from './channel-draft.ts'
import './item-prices.css'

interface ItemPricesProps {
  readonly menu: Pick<Menu, 'products' | 'productOptions'>
  readonly items: readonly ItemPrice[]
  readonly onChange: (items: readonly ItemPrice[]) => void
}

/** What single dishes and choices cost at a channel (CHANNEL-3.1). Those that are on no menu now stay. */
export const ItemPrices = ({ menu, items, onChange }: ItemPricesProps) => {
  const { t, locale } = useMessages()
  const all = [
    ...menu.products.map(({ _id, name }) => ({ _id, text: localizedName(name, locale) })),
    ...menu.productOptions.flatMap(({ name: group, choices }) =>
      choices.map(({ _id, name }) => ({
        _id,
        text: `${localizedName(group, locale)} › ${localizedName(name, locale)}`,
      })),
    ),
  ]
  const texts = new Map(all.map(({ _id, text }) => [_id, text]))
  const others = items.filter(({ item }) => !texts.has(item)).length
  return (
    <fieldset className="form-group">
      <legend>{t('channels.itemPrices')}</legend>
      <ul className="channel-item-prices">
        {items.map(({ item, price }) => {
          const name = texts.get(item)
          return (
            name !== undefined && (
              <li key={item}>
                <NumberField
                  label={name}
                  isDecimal
                  value={price}
                  onChange={(value) =>
                    onChange(items.map((one) => (one.item === item ? { item, price: value } : one)))
                  }
                />
                <IconButton
                  icon="trash"
                  label={t('menu.removeOf', { name })}
                  onClick={() => onChange(items.filter((one) => one.item !== item))}
                />
              </li>
            )
          )
        })}
      </ul>
      <Select
        label={t('channels.addItem')}
        value=""
        onChange={({ currentTarget: { value: item } }) =>
          item !== '' && onChange([...items, { item, price: '' }])
        }
      >
        <option value="">{t('channels.chooseItem')}</option>
        {all
          .filter(({ _id }) => !items.some(({ item }) => item === _id))
          .map(({ _id, text }) => (
            <option key={_id} value={_id}>
              {text}
            </option>
          ))}
      </Select>
      {others > 0 && <p className="form-text">{t('channels.otherItems', { count: others })}</p>}
    </fieldset>
  )
}
