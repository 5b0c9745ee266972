import { useStore } from '@comanda/client/react'
import { createGroup } from '@comanda/client/staff'
import { Button } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { PeriodFields } from '../../forms/times/period-fields.tsx'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useRole } from '../../staff/use-role.ts'
import { GroupShops } from './group-shops.tsx'
import { GroupTotals } from './group-totals.tsx'
import { NewShopSheet } from './new-shop-sheet.tsx'
import { SendMenuSheet } from './send-menu-sheet.tsx'
import './group.css'

interface GroupPageProps {
  readonly from: string
  readonly to: string
  readonly onPeriod: (period: { readonly from: string; readonly to: string }) => void
  /** A shop is set up now. */
  readonly onSetup: () => void
}

/** All shops side by side; for owners, shops by copy and one menu for many (GROUP-3.3). */
export const GroupPage = ({ from, to, onPeriod, onSetup }: GroupPageProps) => {
  const { connection, authentication, setup } = useStaff()
  const { user } = useStore(authentication.state)
  const { isOwner } = useRole()
  const { t } = useMessages()
  const [group] = useState(() => createGroup(connection, user ?? { _id: '' }, { from, to }))
  const [sheet, setSheet] = useState<'shop' | 'menu'>()
  usePageTitle(t('group.title'))
  useEffect(() => group.open(), [group])
  const setUp = async (shop: string): Promise<void> => {
    await setup.continueWith(shop)
    onSetup()
  }
  return (
    <div className="page">
      <h1>{t('group.title')}</h1>
      <p className="page-text">{t('group.text')}</p>
      <PeriodFields from={from} to={to} onPeriod={onPeriod} />
      <LoadedView loaded={group}>
        {(rows) => (
          <>
            <GroupTotals rows={rows} />
            {isOwner && (
              <div className="group-actions">
                <Button variant="quiet" icon="plus" onClick={() => setSheet('shop')}>
                  {t('group.newShop')}
                </Button>
                {rows.length > 1 && (
                  <Button variant="quiet" icon="menu" onClick={() => setSheet('menu')}>
                    {t('group.sendMenu')}
                  </Button>
                )}
              </div>
            )}
            <GroupShops rows={rows} period={{ from, to }} onSetup={isOwner ? setUp : undefined} />
            {sheet === 'shop' && (
              <NewShopSheet
                shops={rows.map(({ shop }) => shop)}
                onMade={onSetup}
                onClosed={() => setSheet(undefined)}
              />
            )}
            {sheet === 'menu' && (
              <SendMenuSheet
                shops={rows.map(({ shop }) => shop)}
                onClosed={() => setSheet(undefined)}
              />
            )}
          </>
        )}
      </LoadedView>
    </div>
  )
}
