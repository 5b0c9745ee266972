import { useConnection, useLoaded } from '@comanda/client/react'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'

/** Says of which other shop a cart is. */
export const NameOfShop = ({ shop }: { readonly shop: string }) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const { service } = useConnection()
  const { data } = useLoaded(shop, () => service('shops').get(shop))
  return t('handoff.elsewhereTitle', { shop: data ? name(data.name) : '…' })
}
