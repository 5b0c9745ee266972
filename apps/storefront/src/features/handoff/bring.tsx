import { bringCart } from '@comanda/client/handoff'
import type { HandedCart } from '@comanda/contract'
import { Button, Dialog } from '@comanda/ui'
import { onlineMode } from '@comanda/shop-rules/sessions'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useIsTableShared } from '../../diner/use-is-table-shared.ts'
import { useCart, useCatalogue, useVisit } from '../../diner/use-stores.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import type { modesOf } from '../../shop/shop-hours.ts'

interface BringProps {
  readonly cart: HandedCart
  /** Begins to order at the shop of the cart, in its mode if that is possible. */
  readonly enter: (cart: HandedCart) => void
  readonly onBrought: () => void
}

/** Puts a cart that was taken into the cart here, once the menu is there; asks first if something is in it (HANDOFF-4.4). */
export const Bring = ({ cart: handed, enter, onBrought }: BringProps) => {
  const { t } = useVisitMessages()
  const { client } = useDiner()
  const { menu } = useCatalogue()
  const { status } = useVisit()
  const { lines, context, place, shared } = useCart()
  /** How the guest wants it, once they have said so or nothing is here; Escape adds: nothing is lost by it. */
  const [way, setWay] = useState<'add' | 'replace'>()
  const hasBegun = useRef(false)
  const hasBrought = useRef(false)
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    enter(handed)
  })
  /** Unknown, until what shares the cart is loaded. */
  const { guest = () => 'unknown' } = client.cart.board.sharing
  const isAtShared =
    useIsTableShared() && place?.mode === 'dineIn' && !place.waits && guest() !== undefined
  const isHere = place?.shop === handed.shop
  /** What the guest has here is restored first: nothing of it, nor their place at a table, is lost. */
  const isRestored =
    status !== 'starting' && (!isHere || (context !== undefined && (!isAtShared || !!shared)))
  useEffect(() => {
    if (isRestored) begin()
  }, [isRestored])
  const isReady = isRestored && isHere && menu?.shop._id === handed.shop
  /** At a shared table it is for the guest to replace what is theirs. */
  const hasLines = lines.some(({ chairId }) => !shared || chairId === shared.seat)
  if (isReady && !hasLines && way === undefined) setWay('add')
  const bring = useEffectEvent(() => {
    if (!isReady || way === undefined || hasBrought.current) return
    if (lines.length === 0 && handed.section !== undefined) client.cart.setSection(handed.section)
    if (!bringCart(client.cart, handed, way === 'replace')) return
    hasBrought.current = true
    onBrought()
  })
  // As often as something changes: what was chosen while the cart cannot be edited waits for it.
  useEffect(() => bring())
  if (!isReady || way !== undefined) return <LoadingScreen />
  return (
    <Dialog
      open
      onClosed={() => setWay((chosen) => chosen ?? 'add')}
      title={t('handoff.both')}
      actions={(close) => (
        <>
          <Button variant="quiet" size="large" onClick={() => setWay('replace')}>
            {t('handoff.replace')}
          </Button>
          <Button size="large" onClick={close}>
            {t('handoff.add')}
          </Button>
        </>
      )}
    >
      {t('handoff.bothText')}
    </Dialog>
  )
}

/** Returns the mode in which a cart is ordered where these are offered. */
export const modeOf = (
  { mode }: Pick<HandedCart, 'mode'>,
  offered: ReturnType<typeof modesOf>,
): ReturnType<typeof modesOf>[number] | undefined => {
  const wanted = onlineMode(mode)
  return offered.find((one) => one === wanted) ?? offered[0]
}
