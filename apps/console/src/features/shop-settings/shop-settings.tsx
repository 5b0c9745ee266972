import { localizedName } from '@comanda/engine/catalog'
import { SettingCards } from '../../forms/setting-cards.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { originsOf, settings, tipsOf } from './shop-draft.ts'
import { useShopParts } from './use-shop-parts.tsx'

/** What managers set of their shop: when orders are paid, tips, and how long a bill may be (PAY-9.14). */
export const ShopSettings = () => {
  const shop = useShop()
  const { shops } = useStaff()
  const { t, locale } = useMessages()
  usePageTitle(t('shopSettings.title'))
  const parts = useShopParts(settings.draftOf(shop))
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('shopSettings.title')}</h1>
          <p>{t('shopSettings.text', { shop: localizedName(shop.name, locale) })}</p>
        </div>
      </div>
      <SettingCards
        parts={parts}
        record={shop}
        draftOf={settings.draftOf}
        isComplete={({ tipChoices, returnOrigins }) =>
          tipsOf(tipChoices) !== undefined && originsOf(returnOrigins) !== undefined
        }
        onSave={async (began, draft) => {
          const changes = settings.patchData(began, draft)
          if (Object.keys(changes).length > 0) await shops.change(began, changes)
          return undefined
        }}
      />
    </>
  )
}
