import type { Shop } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface ShopSelectProps {
  readonly label: string
  readonly shops: readonly Shop[]
  readonly value: string
  readonly onChange: (shop: string) => void
}

/** One of the shops, by its name. */
export const ShopSelect = ({ label, shops, value, onChange }: ShopSelectProps) => {
  const { locale } = useMessages()
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {shops.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {localizedName(name, locale)}
        </option>
      ))}
    </Select>
  )
}
