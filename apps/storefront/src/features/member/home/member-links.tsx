import { Icon, MemberIcon, type MemberIconName } from '@comanda/ui'
import { Link } from '../../../router/link.tsx'
import type { PlainPath } from '../../../router/paths.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import './member-home.css'

interface Entry {
  readonly to: PlainPath
  readonly icon: MemberIconName
  readonly text: string
  readonly note?: string | undefined
}

const Links = ({
  label,
  entries,
}: {
  readonly label: string
  readonly entries: readonly Entry[]
}) => (
  <ul className="member-links" aria-label={label}>
    {entries.map(({ to, icon, text, note }) => (
      <li key={to}>
        <Link to={to}>
          <MemberIcon name={icon} />
          <span className="member-links-text">
            {text}
            {note !== undefined && <small>{note}</small>}
          </span>
          <Icon name="forward" size="small" />
        </Link>
      </li>
    ))}
  </ul>
)

/** Links to the other screens of members. */
export const MemberLinks = ({ coupons }: { readonly coupons: number | undefined }) => {
  const { t } = useMemberMessages()
  const ready = coupons ? t('member.couponsNote', { count: coupons }) : undefined
  return (
    <>
      <Links
        label={t('member.mine')}
        entries={[
          {
            to: '/member/rewards',
            icon: 'gift',
            text: t('member.rewards'),
            note: t('member.rewardsNote'),
          },
          { to: '/member/ownedCoupons', icon: 'ticket', text: t('member.coupons'), note: ready },
          { to: '/member/pointHistory', icon: 'history', text: t('member.history') },
          { to: '/member/bookmark', icon: 'heart', text: t('member.bookmarks') },
          { to: '/record', icon: 'receipt', text: t('member.orders') },
          { to: '/reservation', icon: 'calendar', text: t('member.reservations') },
          { to: '/news', icon: 'news', text: t('member.news') },
          { to: '/member/topUp', icon: 'wallet', text: t('member.topUp') },
        ]}
      />
      <Links
        label={t('member.account')}
        entries={[
          { to: '/member/edit', icon: 'person', text: t('member.profile') },
          { to: '/member/changePassword', icon: 'lock', text: t('member.password') },
        ]}
      />
    </>
  )
}
