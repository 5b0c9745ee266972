import { useMemo, useState } from 'react'
import { useAuthentication } from '../../diner/use-stores.ts'
import { lastCheckout } from '../../drafts/last-checkout.ts'
import { storeOrderTexts, readOrderTexts, type OrderTexts } from './order-texts.ts'
import { useShownCart } from './shown-cart.tsx'

/**
 * Returns the draft of the current order, with those of the last one, or else a member's own details, as defaults; it outlasts a reload
 * of the cart.
 */
export const useOrderTexts = () => {
  const { place } = useShownCart()
  const { user } = useAuthentication()
  const at = place ? `${place.shop} ${place.session?._id ?? place.mode}` : ''
  const stored = useMemo(() => readOrderTexts(at), [at])
  const [latest, setLatest] = useState({ at, texts: stored })
  const written = latest.at === at ? latest.texts : stored
  const [last] = useState(lastCheckout.read)
  const { contactName, phone, licensePlate } = last
  const known: OrderTexts = {
    ...(user?.name !== undefined && { contactName: user.name }),
    ...(user?.phone !== undefined && { phone: user.phone }),
    ...(contactName !== undefined && { contactName, phone: phone ?? '' }),
    ...(licensePlate !== undefined && { licensePlate }),
  }
  return {
    last,
    texts: { ...known, ...written } satisfies OrderTexts,
    change: (part: OrderTexts): void => {
      const texts = { ...written, ...part }
      setLatest({ at, texts })
      storeOrderTexts(at, texts)
    },
  }
}
