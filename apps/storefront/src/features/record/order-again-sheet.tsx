import type { TableSession } from '@comanda/contract'
import type { OrderAgain } from '@comanda/engine/cart'
import { topLines } from '@comanda/engine/set-items'
import { Button, Sheet, Skeleton } from '@comanda/ui'
import { useState } from 'react'
import { useNavigate } from '../../router/use-navigate.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCart, useCatalogue } from '../../diner/use-stores.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { OrderAgainLines } from './order-again-lines.tsx'
import './order-again-sheet.css'

/**
 * Returns the earlier order with today's menu, computed once the shop's menu is loaded; it does not change while it is
 * shown.
 */
const useOrderAgain = (session: TableSession): OrderAgain | undefined => {
  const { client } = useDiner()
  const { menu } = useCatalogue()
  const { context } = useCart()
  const [made, setMade] = useState<OrderAgain>()
  const isReady = menu?.shop._id === session.shop && context !== undefined
  if (isReady && !made) {
    const again = client.cart.orderAgain(session)
    if (again) setMade(again)
    return again
  }
  return made
}

/** Says what is gone, changed or costs a different price today, before anything is added. */
export const OrderAgainSheet = ({
  session,
  onClosed,
}: {
  session: TableSession
  onClosed: () => void
}) => {
  const { t } = useVisitMessages()
  const { client } = useDiner()
  const navigate = useNavigate()
  const again = useOrderAgain(session)
  const count = again
    ? topLines(again.lines).reduce((sum, { quantity = 1 }) => sum + quantity, 0)
    : 0
  const add = () => {
    if (!again) return
    client.cart.addLines(again.lines)
    void navigate({ to: '/cart' })
  }
  return (
    <Sheet
      open
      onClosed={onClosed}
      title={t('orderAgain.title')}
      closeLabel={t('app.close')}
      footer={
        <Button wide size="large" disabled={count === 0} onClick={add}>
          {t('orderAgain.add', { count })}
        </Button>
      }
    >
      {again ? <OrderAgainLines again={again} session={session} /> : <Skeleton shape="card" />}
    </Sheet>
  )
}
