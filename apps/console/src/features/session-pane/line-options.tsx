import { orderEntryFor } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import type { SessionLine, TableSession } from '@comanda/contract'
import { availableGroups, type DraftOption, validateOptions } from '@comanda/engine/options'
import { Skeleton } from '@comanda/ui'
import { useEffect, useMemo } from 'react'
import { OptionPicks } from '../../staff/bills/option-picks.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'

/** Returns the picks of a line as a form changes them. */
export const picksOfLine = ({ options }: SessionLine): readonly DraftOption[] =>
  options.map(({ option, values, selections }) => ({
    option,
    ...(selections.length > 0
      ? { selections: selections.map(({ _id, quantity }) => ({ _id, quantity })) }
      : { values }),
  }))

/** Returns whether the options of a line can be changed: a set is ordered again, and a coupon gives its line as it is. */
export const hasOwnOptions = (line: SessionLine, { products }: TableSession): boolean =>
  line.product !== undefined &&
  line.fromCoupon === undefined &&
  products.every(({ fromProduct }) => fromProduct !== line.id)

interface LineOptionsProps {
  readonly line: SessionLine
  readonly session: TableSession
  readonly options: readonly DraftOption[]
  readonly onChange: (options: readonly DraftOption[], isComplete: boolean) => void
}

/** The choices of a dish that is on a bill, from today's menu (STAFF-4.12). Nothing if the menu has none, or not the dish. */
export const LineOptions = ({ line, session, options, onChange }: LineOptionsProps) => {
  const client = useStaff()
  const { catalogue } = client
  const { _id: shop } = useShop()
  const { t } = useMessages()
  const { cart } = useMemo(() => orderEntryFor(client, { shop, session }), [client, shop, session])
  const { offer } = useStore(cart.state)
  const { status } = useStore(catalogue.state)
  useEffect(() => {
    void catalogue.open(shop)
  }, [catalogue, shop])
  if (!offer) return status === 'failed' ? <p>{t('dishes.failed')}</p> : <Skeleton shape="card" />
  const dish = offer.products.get(line.product ?? '')
  if (!dish || availableGroups(dish, offer).length === 0) return null
  return (
    <OptionPicks
      product={dish}
      options={options}
      issues={validateOptions(dish, options, offer)}
      context={offer}
      onChange={(next) => onChange(next, validateOptions(dish, next, offer).length === 0)}
    />
  )
}
