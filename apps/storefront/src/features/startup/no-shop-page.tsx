import { EmptyState } from '@comanda/ui'
import { useMessages } from '../../language/messages.ts'
import { ChooseShop } from './choose-shop.tsx'

export const NoShopPage = () => {
  const { t } = useMessages()
  return (
    <EmptyState level={1} drawing="code" title={t('failure.noShop.title')} action={<ChooseShop />}>
      {t('failure.noShop.text')}
    </EmptyState>
  )
}
