import { useMemo, useState } from 'react'
import { useAuthentication, useCart } from '../../diner/use-stores.ts'
import { keepOrderTexts, keptOrderTexts, type OrderTexts } from './order-texts.ts'

/** What the diner typed for the order that is under way, over what is known of a member; it outlasts a reload of the cart. */
export const useOrderTexts = () => {
  const { place } = useCart()
  const { user } = useAuthentication()
  const at = place ? `${place.shop} ${place.session?._id ?? place.mode}` : ''
  const kept = useMemo(() => keptOrderTexts(at), [at])
  const [latest, setLatest] = useState({ at, texts: kept })
  const written = latest.at === at ? latest.texts : kept
  const known: OrderTexts = {
    ...(user?.name !== undefined && { contactName: user.name }),
    ...(user?.phone !== undefined && { phone: user.phone }),
  }
  return {
    texts: { ...known, ...written } satisfies OrderTexts,
    change: (part: OrderTexts): void => {
      const texts = { ...written, ...part }
      setLatest({ at, texts })
      keepOrderTexts(at, texts)
    },
  }
}
