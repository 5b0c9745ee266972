import { buttonLook, MemberDrawing, MemberIcon, type MemberIconName } from '@comanda/ui'
import { Link } from '../../../router/link.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import './welcome.css'

const goods = [
  ['coins', 'member.joinPoints'],
  ['gift', 'member.joinRewards'],
  ['wallet', 'member.joinBalance'],
] as const satisfies readonly (readonly [MemberIconName, string])[]

/** The benefits of membership, with links to registration and login. */
export const Welcome = () => {
  const { t } = useMemberMessages()
  return (
    <div className="member-welcome">
      <MemberDrawing name="gift" />
      <h1>{t('member.joinTitle')}</h1>
      <p>{t('member.joinText')}</p>
      <ul>
        {goods.map(([icon, key]) => (
          <li key={key}>
            <MemberIcon name={icon} />
            {t(key)}
          </li>
        ))}
      </ul>
      <Link to="/member/register" {...buttonLook({ size: 'large', wide: true })}>
        {t('member.join')}
      </Link>
      <Link to="/member/login" {...buttonLook({ variant: 'quiet', size: 'large', wide: true })}>
        {t('member.logIn')}
      </Link>
    </div>
  )
}
