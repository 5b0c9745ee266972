import { useChanges, type Loaded, useConnection, useLoaded } from '@comanda/client/react'
import type { User, AvailablePoints } from '@comanda/contract'
import { Button, Page, Banner } from '@comanda/ui'
import { loadMembership, type Membership } from '@comanda/client/account'
import { useNavigate } from '../../../router/use-navigate.ts'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { LoadedContent } from '../../../loading/loaded-content.tsx'
import { showNotice } from '../../../notices/notice.ts'
import { drafts } from '../../../drafts/drafts.ts'
import { MemberCard } from './member-card.tsx'
import { MemberFigures } from './member-figures.tsx'
import { MemberLinks } from './member-links.tsx'
import { MemberHomeSkeleton } from './member-home-skeleton.tsx'
import { useCatalogue } from '../../../diner/use-stores.ts'
import { useDay } from '../../../language/use-day.ts'
import './member-home.css'

/** Returns everything that the member's home shows, loaded by one call. */
const useMembership = (user: User): Loaded<Membership> => {
  const connection = useConnection()
  const shop = useCatalogue().menu?.shop._id
  return useLoaded(`${user._id} ${shop ?? ''}`, () => loadMembership(connection, user, shop))
}

/** The points that expire next. */
const ExpiringSoon = ({ points }: { readonly points: readonly AvailablePoints[] }) => {
  const { t } = useMemberMessages()
  const day = useDay(useCatalogue().menu?.shop.timeZone)
  const soonest = points
    .flatMap(({ expiring }) => expiring)
    .toSorted((a, b) => a.expires.localeCompare(b.expires))[0]
  return soonest ? (
    <Banner tone="highlight" icon="clock">
      {t('member.expiring', { count: soonest.amount, date: day(soonest.expires) })}
    </Banner>
  ) : null
}

/** The member's home: card, points, balance, and links to all other screens of members. */
export const MemberHome = ({ user }: { readonly user: User }) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const navigate = useNavigate()
  const membership = useMembership(user)
  useChanges(membership.reload, 'pointRecords', 'balanceRecords', 'userCoupons')
  const logOut = async (): Promise<void> => {
    await client.authentication.signOut()
    drafts.clear()
    showNotice({ text: t('member.loggedOut') })
    await navigate({ to: '/member', replace: true })
  }
  return (
    <Page title={t('member.title')} wide>
      <div className="member-home">
        <div className="member-home-part">
          <MemberCard user={user} standing={membership.data?.standing} />
          <LoadedContent loaded={membership} waiting={<MemberHomeSkeleton />}>
            {({ points, balances }) => (
              <>
                <MemberFigures points={points} balances={balances} />
                <ExpiringSoon points={points} />
              </>
            )}
          </LoadedContent>
        </div>
        <div className="member-home-part">
          <MemberLinks coupons={membership.data?.usableCoupons} />
          <Button variant="quiet" icon="signOut" wide onClick={() => void logOut()}>
            {t('member.logOut')}
          </Button>
        </div>
      </div>
    </Page>
  )
}
