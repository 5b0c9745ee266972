import type { Order } from '@comanda/contract'

const withoutPrice = (line: Order['lines'][number]): Order['lines'][number] => {
  if (!line.customProduct) return line
  const { price: _, ...customProduct } = line.customProduct
  return { ...line, customProduct }
}

/** Returns an order as the kitchen reads it: without money and phones (STAFF-3.3). */
export const kitchenOrder = ({
  total: _total,
  paid: _paid,
  phone: _phone,
  lines,
  ...order
}: Order): Order => ({ ...order, lines: lines.map(withoutPrice) })
