import { useChanges } from '@comanda/client/react'
import type { User } from '@comanda/contract'
import { Button, Page } from '@comanda/ui'
import { useNavigate } from '@tanstack/react-router'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { LoadedContent } from '../../../loading/loaded-content.tsx'
import { showNotice } from '../../../shell/notice.ts'
import { drafts } from '../../../drafts/drafts.ts'
import { ExpiringSoon } from './expiring-soon.tsx'
import { MemberCard } from './member-card.tsx'
import { MemberFigures } from './member-figures.tsx'
import { MemberLinks } from './member-links.tsx'
import { MemberHomeSkeleton } from './member-home-skeleton.tsx'
import { useMembership } from './use-membership.ts'
import './member-home.css'

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
