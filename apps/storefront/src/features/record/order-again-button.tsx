import type { TableSession } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCart, useVisit } from '../../diner/use-stores.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { isUnderWay } from '../order/use-open-order.ts'
import { OrderAgainSheet } from './order-again-sheet.tsx'

/**
 * Orders the dishes of an earlier order again; at a table only those of the same shop, since the table must not be left by
 * accident.
 */
export const OrderAgainButton = ({ session }: { session: TableSession }) => {
  const { t } = useVisitMessages()
  const { visit } = useDiner()
  const { mode } = useVisit()
  const { place, isLocked } = useCart()
  const [isOpen, setOpen] = useState(false)
  const isHere = place?.shop === session.shop
  const isDue = session.status === 'toPay' && session.outstanding > 0
  if (session.products.length === 0 || isLocked || (!isHere && mode === 'dineIn')) return null
  return (
    <>
      <Button
        wide
        size="large"
        // What is to be paid comes first, and who waits for an order orders no other.
        variant={isDue || session.orders.some(isUnderWay) ? 'quiet' : 'primary'}
        onClick={() => {
          if (!isHere) void visit.chooseShop(session.shop)
          setOpen(true)
        }}
      >
        {t('orderAgain.title')}
      </Button>
      {isOpen && <OrderAgainSheet session={session} onClosed={() => setOpen(false)} />}
    </>
  )
}
