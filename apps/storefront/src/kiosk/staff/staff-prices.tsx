import { useStore } from '@comanda/client/react'
import type { CartLine } from '@comanda/engine/cart'
import type { ManualField } from '@comanda/engine/staff'
import { topLines } from '@comanda/engine/set-items'
import { Button, Field, Select } from '@comanda/ui'
import { useState } from 'react'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useShownCart } from '../../features/cart/shown-cart.tsx'
import { useLineName } from '../../language/use-line-name.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { isStaffSheetOpen } from './staff-place.ts'
import './staff.css'

const fields = [
  'overridePrice',
  'openKey',
  'manualPercentAdjust',
  'manualDiscount',
] as const satisfies readonly ManualField[]

interface LinePriceProps {
  readonly line: CartLine
  readonly name: string
  /** What the line costs now. */
  readonly price: number
}

/** One of the four prices by hand of a line. */
const LinePrice = ({ line, name, price }: LinePriceProps) => {
  const { t } = useVisitMessages()
  const { cart } = useKiosk().client
  const [field, setField] = useState<ManualField>('overridePrice')
  const { quantity = 1 } = line
  const unit = line.overridePrice ?? price / quantity
  const set = line[field]
  const change = (text: string): void =>
    cart.setByHand(line.id, {
      field,
      value: text === '' ? undefined : Number(text),
      of: field === 'manualDiscount' ? price + (line.manualDiscount ?? 0) : unit,
    })
  return (
    <li aria-label={name}>
      <Select
        label={name}
        value={field}
        onChange={({ target }) =>
          setField(fields.find((one) => one === target.value) ?? 'overridePrice')
        }
      >
        {fields.map((one) => (
          <option key={one} value={one}>
            {t(`kiosk.staff.fields.${one}`)}
          </option>
        ))}
      </Select>
      <Field
        key={field}
        label={t(`kiosk.staff.fields.${field}`)}
        type="number"
        inputMode="decimal"
        step="0.01"
        value={typeof set === 'number' || typeof set === 'string' ? set : ''}
        onChange={({ target }) => change(target.value)}
      />
    </li>
  )
}

/** The prices that staff set by hand, while they are at the kiosk (KIOSK-8.4). */
export const StaffPrices = () => {
  const { t } = useVisitMessages()
  const lineName = useLineName()
  const { staff } = useKiosk().client
  const isIn = useStore(staff.isIn)
  const { menu } = useCatalogue()
  const { lines, result } = useShownCart()
  const isBehindSheet = useStore(isStaffSheetOpen)
  if (!isIn || isBehindSheet) return null
  const nameOf = (line: CartLine): string =>
    lineName(
      line,
      menu?.products.find(({ _id }) => _id === line.product),
    )
  return (
    <section className="kiosk-staff-prices" aria-label={t('kiosk.staff.prices')}>
      <h2>{t('kiosk.staff.prices')}</h2>
      <ul>
        {topLines(lines).map((line) => (
          <LinePrice
            key={line.id}
            line={line}
            name={nameOf(line)}
            price={result?.lines.find(({ id }) => id === line.id)?.relatedTreePrice ?? 0}
          />
        ))}
      </ul>
      <Button size="large" wide onClick={staff.leave}>
        {t('kiosk.staff.leave')}
      </Button>
    </section>
  )
}
