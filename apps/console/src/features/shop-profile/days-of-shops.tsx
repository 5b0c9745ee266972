import type { DaysOfShop } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { Icon } from '@comanda/ui'
import { failureWords } from '../../forms/failure-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useOtherShops } from './use-other-shops.ts'

/** Which other shops have the special days that were saved for them, and which refused them. */
export const DaysOfShops = ({ results }: { readonly results: readonly DaysOfShop[] }) => {
  const shops = useOtherShops()
  const { t, locale } = useMessages()
  return (
    <ul className="shop-days-of-shops" role="status">
      {results.map(({ shop, failure }) => (
        <li key={shop} data-failed={failure ? '' : undefined}>
          <Icon name={failure ? 'warning' : 'check'} size="small" />
          <strong>{localizedName(shops.find(({ _id }) => _id === shop)?.name, locale)}</strong>
          <span>{failure ? failureWords(t, failure) : t('settings.saved')}</span>
        </li>
      ))}
    </ul>
  )
}
