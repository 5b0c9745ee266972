import { EmptyState } from '@comanda/ui'
import { useVisit } from '../../diner/use-stores.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { ChooseShop } from './choose-shop.tsx'

/** No shop was chosen, or the server has none yet (SETUP-2.10). */
export const NoShopPage = () => {
  const { t } = useVisitMessages()
  const { settings, areSettingsFresh } = useVisit()
  if (areSettingsFresh && !settings)
    return (
      <EmptyState level={1} drawing="closed" title={t('noShop.newServer')}>
        {t('noShop.newServerText')}
      </EmptyState>
    )
  return (
    <EmptyState level={1} drawing="code" title={t('noShop.title')} action={<ChooseShop />}>
      {t('noShop.text')}
    </EmptyState>
  )
}
