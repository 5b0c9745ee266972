import { useState } from 'react'
import { type TableCartState, totalWithout } from '@comanda/client/table-cart'
import type { TableKey } from '@comanda/locales/table'
import { useDiner } from '../../diner/diner-context.tsx'
import { useTableMessages } from '../../language/table-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import { showNotice } from '../../notices/notice.ts'
import { CartPage } from '../cart/cart-page.tsx'
import { ShownCart, useShownCart } from '../cart/shown-cart.tsx'
import { ClosedCart } from './closed-cart.tsx'
import { PlaceQuestion } from './place-question.tsx'
import { ReadyPart } from './ready-part.tsx'
import { useCartOfTable } from './use-cart-of-table.tsx'
import { useTable } from './use-table.ts'

/** What stands by the button while nothing can be ordered with it. */
const waitsText: Readonly<Partial<Record<TableCartState['phase'], TableKey>>> = {
  waiting: 'table.waits.order',
  declined: 'table.declined.text',
  full: 'table.full.text',
  closed: 'table.closed.cartText',
}

/** The cart at a table whose guests share one: by guest, with one button that orders for all (TABLE-6.1). */
const Contents = ({ onEdit }: { readonly onEdit: (line: string) => void }) => {
  const { t } = useTableMessages()
  const cart = useCartOfTable()
  const { table, state } = useTable()
  const money = useMoney()
  const { client } = useDiner()
  const { lines, result } = useShownCart()
  /** The order that a question comes before. */
  const [asked, setAsked] = useState<{ readonly send: () => void }>()
  const { guests, self, dishes, leftOut } = state
  const choosing = guests.filter(
    ({ _id, status, isReady }) =>
      status === 'admitted' && !isReady && _id !== self?._id && !leftOut.includes(_id),
  )
  // All have chosen in the meantime: there is nothing to decide any more.
  if (asked && choosing.length === 0) setAsked(undefined)
  const theirs = choosing.filter(({ _id }) => dishes.some(({ guest }) => guest === _id))
  const others =
    dishes.length - dishes.filter(({ guest }) => theirs.some(({ _id }) => _id === guest)).length
  if (state.phase === 'closed' && lines.length === 0) return <ClosedCart />
  if (!cart) {
    const text = waitsText[state.phase]
    const waits = text && {
      foot: <p className="guest-dishes-none">{t(text)}</p>,
      onPlace: () => showNotice({ text: t(text), id: 'table' }),
    }
    return <CartPage onEdit={onEdit} table={waits} />
  }
  const rest =
    asked && theirs.length > 0 && others > 0
      ? totalWithout(
          client.cart,
          theirs.map(({ seat }) => seat),
        )
      : undefined
  return (
    <>
      <CartPage
        onEdit={onEdit}
        table={{
          ...cart,
          foot: <ReadyPart />,
          onPlace: (send) => (choosing.length > 0 ? setAsked({ send }) : send()),
        }}
      />
      {asked && (
        <PlaceQuestion
          choosing={choosing}
          total={money(result?.totals.total ?? 0)}
          totalWithout={rest === undefined ? undefined : money(rest)}
          onAll={asked.send}
          onWithout={() => {
            table.leaveOut([...leftOut, ...theirs.map(({ _id }) => _id)])
            asked.send()
          }}
          onClosed={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

export const TableCartPage = (props: { readonly onEdit: (line: string) => void }) => (
  <ShownCart>
    <Contents {...props} />
  </ShownCart>
)

export { TableCartColumn } from './table-cart-column.tsx'
