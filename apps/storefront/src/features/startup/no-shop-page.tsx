import { EmptyState } from '@comanda/ui'
import { useMessages } from '../../language/messages.ts'

export const NoShopPage = () => {
  const { t } = useMessages()
  return (
    <EmptyState level={1} drawing="code" title={t('failure.noShop.title')}>
      {t('failure.noShop.text')}
    </EmptyState>
  )
}
