import { Banner } from '@comanda/ui'
import { shopHours } from '../../data/shop-hours.ts'
import { useOrderingFailure } from '../../data/use-ordering.ts'
import { useCatalogue } from '../../data/use-store.ts'
import { useMessages } from '../../language/messages.ts'
import { CartNotices } from '../../shell/cart-notices.tsx'

/** What the diner must know before choosing: nothing can be ordered now, or something of the cart is gone. */
export const BrowseNotices = () => {
  const { t } = useMessages()
  const failure = useOrderingFailure()
  const { menu, now } = useCatalogue()
  const hours = menu ? shopHours(menu.shop, now).text : ''
  return (
    <>
      {failure && (
        <Banner tone="danger" icon="warning">
          {t(`failure.${failure}.title`)}
          {failure === 'timeSlotNotFound' && hours !== '' && ` ${t('home.today', { hours })}`}
        </Banner>
      )}
      <CartNotices />
    </>
  )
}
