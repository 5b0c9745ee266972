import type { Standing } from '@comanda/client/account'
import type { OrderDiscount, User } from '@comanda/contract'
import { Avatar, Badge, buttonLook, Icon, MemberIcon, ProgressBar } from '@comanda/ui'
import { vipError } from '@comanda/shop-rules/members'
import { Link } from '../../../router/link.tsx'
import { useMoney } from '../../../money/use-money.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { portraitUrl } from '../../../pictures/portrait-url.ts'
import { useCatalogue } from '../../../diner/use-stores.ts'
import { useDay } from '../../../language/use-day.ts'
import './member-card.css'

/** Returns the paid or granted level of a member and its end date, or that it is over (ERR-1.6). */
const useVipWords = (user: User): string | undefined => {
  const { t } = useMemberMessages()
  const name = useNames()
  const { menu, now } = useCatalogue()
  const day = useDay(menu?.shop.timeZone)
  const vip = menu?.vipLevels.find(({ _id }) => _id === user.vipLevel)
  const expires = user.vipExpires
  const at = new Date(now).toISOString()
  if (!vip) return undefined
  if (vipError({ status: vip.status, expires }, at))
    return t('member.vipOutdated', { level: name(vip.name) })
  return expires === undefined
    ? name(vip.name)
    : t('member.vipUntil', { level: name(vip.name), date: day(expires) })
}

interface MemberCardProps {
  readonly user: User
  /** Undefined while it loads. */
  readonly standing: Standing | undefined
}

/** Returns what the next level brings: in the shop's words for it, or else by its discounts that the present level has not. */
const useBenefits = ({ level, next }: Standing): readonly string[] => {
  const name = useNames()
  const { menu } = useCatalogue()
  if (!next) return []
  const words = name(next.description)
  if (words) return [words]
  const isNew = ({ source, ranks = [] }: OrderDiscount): boolean =>
    source === 'memberRank' && ranks.includes(next._id) && !ranks.includes(level?._id ?? '')
  return (menu?.discounts ?? []).filter(isNew).map((rule) => name(rule.name))
}

const Progress = ({ standing }: { readonly standing: Standing }) => {
  const { t } = useMemberMessages()
  const name = useNames()
  const money = useMoney()
  const { level, next, missing, share, expenditure } = standing
  const benefits = useBenefits(standing)
  if (!next) return level ? <p>{t('member.topLevel')}</p> : null
  const target = name(next.name)
  const text = t('member.toNext', { amount: money(missing), level: target })
  return (
    <div className="member-card-progress">
      <ProgressBar label={t('member.progress', { level: target })} share={share} text={text} />
      <p>{text}</p>
      {benefits.length > 0 && (
        <div className="member-card-brings">
          <strong>{t('member.brings', { level: target })}</strong>
          <ul>
            {benefits.map((benefit) => (
              <li key={benefit}>
                <Icon name="star" size="small" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      )}
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
