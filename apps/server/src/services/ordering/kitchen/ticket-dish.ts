import type { TicketDish } from '@comanda/contract'
import { canonicalJson } from '../../../records/canonical-json.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { LineRow } from '../../../tables/session-lines.ts'

/** A dish before its ticket has numbered it. */
export type Dish = Omit<TicketDish, 'id'>

const isTrue = (value: boolean | undefined): true | null => (value ? true : null)

/** Returns what a station reads of a line, with the names as they were ordered; no prices. */
export const dishOf = (
  { product, quantity, names, picked }: LineRow,
  station: string | null,
): Dish => {
  const others = (names.made?.at ?? []).filter(
    (one): one is string => one !== null && one !== station,
  )
  return {
    name: names.name,
    shortName: names.kitchen?.shortName ?? [],
    quantity,
    options: [...(names.made?.options ?? names.options)],
    ...withoutNulls({
      product: product === '' ? null : product,
      weight: picked.weight ?? null,
      remark: picked.customRemark ?? null,
      seat: picked.chairId ?? picked.tableChairId ?? null,
      takeAway: isTrue(picked.takeAway),
      isPart: isTrue(picked.fromProduct !== undefined),
      printerColor: names.kitchen?.printerColor ?? null,
      kitchenGroup: names.kitchen?.kitchenGroup ?? null,
      alsoAt: others.length > 0 ? others : null,
    }),
  }
}

/** Returns what two dishes have in common if the kitchen makes them alike. */
export const dishKey = ({
  product,
  name,
  weight,
  options,
  remark,
  seat,
  takeAway,
  isPart,
}: Dish): string =>
  canonicalJson([
    product,
    name,
    options,
    remark,
    seat,
    takeAway,
    isPart,
    ...(weight ? [weight] : []),
  ])
