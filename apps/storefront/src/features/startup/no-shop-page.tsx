import { EmptyState } from '@comanda/ui'
import { useVisit } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'
import { ChooseShop } from './choose-shop.tsx'

/** No shop was chosen, or the server has none yet (SETUP-2.10). */
export const NoShopPage = () => {
  const { t } = useMessages()
  const { settings, areSettingsFresh } = useVisit()
  if (areSettingsFresh && !settings)
    return (
      <EmptyState level={1} drawing="closed" title={t('failure.serverBeingSetUp.title')}>
        {t('failure.serverBeingSetUp.text')}
      </EmptyState>
    )
  return (
    <EmptyState level={1} drawing="code" title={t('failure.noShop.title')} action={<ChooseShop />}>
      {t('failure.noShop.text')}
    </EmptyState>
  )
}
