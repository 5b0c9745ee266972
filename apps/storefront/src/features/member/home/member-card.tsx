import type { Standing } from '@comanda/client/account'
import type { User } from '@comanda/contract'
import { Avatar, Badge, buttonLook, MemberIcon, ProgressBar } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMoney } from '../../../money/use-money.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { portraitUrl } from '../../../pictures/portrait-url.ts'
import { useVipWords } from './use-vip-words.ts'
import './member-card.css'

interface MemberCardProps {
  readonly user: User
  /** Undefined while it loads. */
  readonly standing: Standing | undefined
}

const Progress = ({ standing }: { readonly standing: Standing }) => {
  const { t } = useMemberMessages()
  const name = useNames()
  const money = useMoney()
  const { level, next, missing, share, expenditure } = standing
  if (!next) return level ? <p>{t('member.topLevel')}</p> : null
  const target = name(next.name)
  const text = t('member.toNext', { amount: money(missing), level: target })
  return (
    <div className="member-card-progress">
      <ProgressBar label={t('member.progress', { level: target })} share={share} text={text} />
      <p>{text}</p>
      <small>{t('member.spent', { amount: money(expenditure) })}</small>
    </div>
  )
}

/** The member's card (MEM-5.1): picture, name, level, progress to the next, and a link to the QR code. */
export const MemberCard = ({ user, standing }: MemberCardProps) => {
  const { t } = useMemberMessages()
  const name = useNames()
  const vip = useVipWords(user)
  const called = user.firstName ?? user.name
  const level = standing?.level ? name(standing.level.name) : t('member.levelNone')
  return (
    <section className="member-card" aria-label={t('member.mine')}>
      <div className="member-card-head">
        <Avatar alt="" src={user.avatar && portraitUrl(user.avatar)} />
        <div className="member-card-who">
          <h2>{called ? t('member.hello', { name: called }) : t('member.helloPlain')}</h2>
          {user.memberNumber && <p>{t('member.number', { number: user.memberNumber })}</p>}
        </div>
      </div>
      <p className="member-card-levels">
        <Badge tone="primary" icon="star">
          <span className="ui-hidden">{t('member.level')} </span>
          {level}
        </Badge>
        {vip && (
          <Badge tone="primary" icon="spark">
            {vip}
          </Badge>
        )}
      </p>
      {standing && <Progress standing={standing} />}
      <Link to="/member/qrCode" {...buttonLook({ size: 'large', wide: true })}>
        <MemberIcon name="code" />
        {t('member.showCode')}
      </Link>
    </section>
  )
}
