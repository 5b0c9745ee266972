import { serverNow } from '@comanda/client'
import { type DaysOfShop, spreadSpecialDays } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { localMoment } from '@comanda/engine/time'
import { useState } from 'react'
import { SettingCards } from '../../forms/setting-cards.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { isComplete, isHalfPlaced, profileOn } from './profile-draft.ts'
import { asStored, leftElsewhere, storedElsewhere } from './special-days-draft.ts'
import { useProfileParts } from './use-profile-parts.tsx'
import './shop-profile.css'

/** What guests read of a shop, when and what they order there, each with what it does to them (STAFF-10.1). */
export const ShopProfile = () => {
  const shop = useShop()
  const { connection, shops } = useStaff()
  const [profile] = useState(() => profileOn(localMoment(serverNow(), shop.timeZone).date))
  const [elsewhere, setElsewhere] = useState<readonly DaysOfShop[]>([])
  const { t, locale } = useMessages()
  usePageTitle(t('profile.title'))
  const parts = useProfileParts(profile.draftOf(shop), elsewhere)
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('profile.title')}</h1>
          <p>{t('profile.text', { shop: localizedName(shop.name, locale) })}</p>
        </div>
      </div>
      <SettingCards
        parts={parts}
        record={shop}
        draftOf={profile.draftOf}
        isComplete={(draft) => isComplete(draft) && !isHalfPlaced(draft)}
        onSave={async (began, draft) => {
          const changes = profile.patchData(began, draft)
          const record =
            Object.keys(changes).length > 0 ? await shops.change(began, changes) : began
          const spread = await spreadSpecialDays(
            connection,
            shops,
            storedElsewhere(draft.specialDays),
          )
          setElsewhere(spread)
          if (!spread.some(({ failure }) => failure)) return undefined
          return { record, draft: leftElsewhere(asStored(profile.draftOf(record), draft), spread) }
        }}
      />
    </>
  )
}
