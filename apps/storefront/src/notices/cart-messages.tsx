import { useSelected } from '@comanda/client/react'
import { Banner, Button } from '@comanda/ui'
import { useDiner } from '../diner/diner-context.tsx'
import { useCatalogue } from '../diner/use-stores.ts'
import { useMessages } from '../language/messages.ts'
import { useListWords } from '../language/use-list-words.ts'
import { useNames } from '../language/use-names.ts'

/** Says what was changed in the cart while the diner was away (CART-6.2, CART-6.3). */
export const CartMessages = () => {
  const { t } = useMessages()
  const name = useNames()
  const list = useListWords()
  const { client } = useDiner()
  const messages = useSelected(client.cart.state, (cart) => cart.messages)
  const gone = useSelected(client.cart.state, (cart) => cart.gone)
  const { menu } = useCatalogue()
  const names = [
    ...new Set(
      gone.flatMap(({ line }) => {
        const product = menu?.products.find((candidate) => candidate._id === line.product)
        return product ? [name(product.name)] : []
      }),
    ),
  ]
  return (
    <Banner
      tone="highlight"
      action={
        <Button variant="plain" onClick={() => client.cart.dismissMessages()}>
          {t('app.close')}
        </Button>
      }
    >
      {messages.map((message, at) => (
        <p key={`${message.code} ${at}`}>
          {message.code === 'basic.sectionChanged' &&
            t('cartNotice.sectionChanged', { name: name(message.name) })}
          {message.code === 'basic.expired' && t('cartNotice.expired', { count: message.count })}
          {message.code === 'basic.expiredOptions' &&
            t('cartNotice.expiredOptions', { count: message.count })}
          {message.code === 'coupon.dropped' &&
            t('cartNotice.couponDropped', { name: name(message.name) })}
        </p>
      ))}
      {names.length > 0 && <p>{list(names)}</p>}
    </Banner>
  )
}
