import { useStore } from '@comanda/client/react'
import { Button, EmptyState, Skeleton } from '@comanda/ui'
import { useEffect } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { DishList } from './dish-list.tsx'
import './dish-stock.css'

const Dishes = () => {
  const { catalogue } = useStaff()
  const { menu, status } = useStore(catalogue.state)
  const { t } = useMessages()
  if (menu) return <DishList menu={menu} />
  return status === 'failed' ? (
    <EmptyState
      drawing="offline"
      title={t('dishes.failed')}
      action={<Button onClick={() => void catalogue.reload()}>{t('app.tryAgain')}</Button>}
    />
  ) : (
    <Skeleton shape="card" />
  )
}

/** Every dish of the shop with what takes it off the diners' menu at once, for a while or until staff say otherwise. */
export const DishStock = () => {
  const shop = useShop()
  const { catalogue } = useStaff()
  const { t } = useMessages()
  usePageTitle(t('app.dishes'))
  useEffect(() => {
    void catalogue.open(shop._id)
  }, [catalogue, shop])
  return (
    <div className="dish-stock">
      <h1>{t('dishes.title')}</h1>
      <p className="dish-stock-text">{t('dishes.text')}</p>
      <Dishes />
    </div>
  )
}
