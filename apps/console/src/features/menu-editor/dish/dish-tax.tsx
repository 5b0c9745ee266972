import type { Menu } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Select } from '@comanda/ui'
import { listWords } from '../../../staff/list-words.ts'
import { useMessages } from '../../../staff/messages.ts'

interface DishTaxProps {
  readonly taxClass: string
  readonly menu: Pick<Menu, 'taxSettings'>
  readonly onChange: (taxClass: string) => void
}

/** How a dish is taxed, if the shop has taxes for some dishes: by their classes, with what is charged (TAX-1.5). */
export const DishTax = ({ taxClass: chosen, menu, onChange }: DishTaxProps) => {
  const { t, locale } = useMessages()
  const known = menu.taxSettings.flatMap(({ taxClass = '' }) => taxClass)
  const classes = [...new Set([...known, chosen])].filter((one) => one !== '')
  if (classes.length === 0) return null
  const taxesOf = (of: string): string =>
    listWords(
      menu.taxSettings
        .filter(({ taxClass = '' }) => taxClass === of)
        .map(({ name, percent, orderType = [] }) =>
          [
            `${localizedName(name, locale)} ${percent} %`,
            ...orderType.map((type) => t(`mode.${type}`)),
          ].join(', '),
        ),
      t,
    )
  return (
    <Select
      label={t('menu.tax')}
      value={chosen}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{[t('menu.usualTax'), taxesOf('')].filter(Boolean).join(': ')}</option>
      {classes.map((one) => (
        <option key={one} value={one}>
          {[one, taxesOf(one)].filter(Boolean).join(': ')}
        </option>
      ))}
    </Select>
  )
}
