import { createColleagues } from '@comanda/client/staff'
import { Button, EmptyState } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { ColleagueCard } from './colleague-card.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { InviteForm } from './invite-form.tsx'
import './colleagues.css'

/** Who works in the shop: their roles and PINs, and invitations of others (STAFF-3.13, STAFF-3.14). */
export const Colleagues = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [colleagues] = useState(() => createColleagues(connection, shop))
  const [isInviting, setIsInviting] = useState(false)
  const { t } = useMessages()
  usePageTitle(t('colleagues.title'))
  useEffect(() => colleagues.open(), [colleagues])
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('colleagues.title')}</h1>
          <p>{t('colleagues.text')}</p>
        </div>
        {!isInviting && (
          <Button onClick={() => setIsInviting(true)}>{t('colleagues.invite')}</Button>
        )}
      </div>
      {isInviting && <InviteForm colleagues={colleagues} onClosed={() => setIsInviting(false)} />}
      <LoadedView loaded={colleagues}>
        {({ members, invitations }) => (
          <>
            {invitations.length > 0 && (
              <section className="colleagues-invited" aria-labelledby="invited">
                <h2 id="invited">{t('colleagues.invited')}</h2>
                <ul className="page-cards">
                  {invitations.map((one) => (
                    <InvitationCard key={one._id} invitation={one} colleagues={colleagues} />
                  ))}
                </ul>
              </section>
            )}
            {members.length === 0 && (
              <EmptyState drawing="search" title={t('colleagues.none')}>
                {t('colleagues.noneText')}
              </EmptyState>
            )}
            <ul className="page-cards">
              {members.map((one) => (
                <ColleagueCard key={one._id} member={one} colleagues={colleagues} />
              ))}
            </ul>
          </>
        )}
      </LoadedView>
    </>
  )
}
