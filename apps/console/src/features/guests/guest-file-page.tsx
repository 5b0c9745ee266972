import { createGuestFile, type NamedGuest } from '@comanda/client/staff'
import { Button } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useRole } from '../../staff/use-role.ts'
import { GuestHead } from './guest-head.tsx'
import { GuestHistory } from './guest-history.tsx'
import { GuestMember } from './guest-member.tsx'
import { GuestParts } from './guest-parts.tsx'
import { GuestReservations } from './guest-reservations.tsx'
import { GuestWritten } from './guest-written.tsx'
import './guests.css'

interface GuestFilePageProps {
  readonly named: NamedGuest
  readonly onClosed: () => void
}

/** All that the shop knows of a person (GUEST-1.1). */
export const GuestFilePage = ({ named, onClosed }: GuestFilePageProps) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { isCashier, isManager, isOwner } = useRole()
  const { t } = useMessages()
  const [view] = useState(() => createGuestFile(connection, shop, named, { isCashier, isManager }))
  usePageTitle(t('guests.title'))
  useEffect(() => view.open(), [view])
  return (
    <div className="page guests">
      <div>
        <Button variant="plain" icon="back" onClick={onClosed}>
          {t('guests.all')}
        </Button>
      </div>
      <LoadedView loaded={view}>
        {({ file, member, points }) => (
          <>
            <GuestHead file={file} />
            <div className="guests-columns">
              <GuestWritten key={file.version} view={view} file={file} />
              {member && (
                <GuestMember view={view} member={member} points={points} isOwner={isOwner} />
              )}
              <GuestReservations reservations={file.reservations} />
              <GuestParts view={view} file={file} isManager={isManager} onErased={onClosed} />
              <GuestHistory changes={file.changes} />
            </div>
          </>
        )}
      </LoadedView>
    </div>
  )
}
