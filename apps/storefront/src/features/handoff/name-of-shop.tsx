import { useStore } from '@comanda/client/react'
import { useEffect } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'

/** Says of which other shop a cart is. */
export const NameOfShop = ({ shop }: { readonly shop: string }) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const { shops } = useDiner().client
  useEffect(() => shops.load([shop]), [shops, shop])
  const known = useStore(shops.state).get(shop)
  return t('handoff.elsewhereTitle', { shop: known ? name(known.name) : '…' })
}
