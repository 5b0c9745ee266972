import { Avatar, Icon } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { portraitUrl } from '../../pictures/portrait-url.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useAuthentication } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'
import './home-member.css'

/** The member's own card, or the benefits of becoming a member. */
export const HomeMember = () => {
  const { t } = useMessages()
  const { status, user } = useAuthentication()
  const { authentication } = useDiner().client
  // Who has no token is nobody's guest: that is known at once.
  if (status === 'unknown' && !user && authentication.accessToken()) return null
  const called = user?.firstName ?? user?.name
  return (
    <Link to="/member" className="home-member">
      <Avatar alt="" src={user?.avatar && portraitUrl(user.avatar)} />
      <span className="home-member-text">
        <strong>{user ? (called ?? t('nav.member')) : t('home.join')}</strong>
        <span>{user ? t('home.memberHint') : t('home.joinHint')}</span>
      </span>
      <Icon name="forward" size="small" />
    </Link>
  )
}
