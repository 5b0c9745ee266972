import type { PointRecord } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import type { MemberKey } from '@comanda/locales/member'
import { Icon } from '@comanda/ui'
import { Link } from '../../../router/link.tsx'
import { useCatalogue } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useDay } from '../../../language/use-day.ts'
import './points.css'

/** Returns the message that says what an entry is for (SCREEN-5.7). */
export const reasonOf = ({
  type,
  amount,
  session,
}: Pick<PointRecord, 'type' | 'amount' | 'session'>): MemberKey => {
  const word = type === 'reverse' && amount > 0 ? 'returned' : type
  if (session === undefined || word === 'adjust' || word === 'expire') return `points.${word}`
  return `points.${word}Order`
}

interface PointRowProps {
  readonly record: PointRecord
  /** The name of the reward that was redeemed, once it is loaded. */
  readonly gift: string | undefined
}

/** One entry: what happened, when, and the points. An entry of an order links to it. */
export const PointRow = ({ record, gift }: PointRowProps) => {
  const { t, locale } = useMemberMessages()
  const day = useDay(useCatalogue().menu?.shop.timeZone)
  const { amount, note, expires, createTime, session } = record
  const write = new Intl.NumberFormat(languageTag[locale], { signDisplay: 'exceptZero' })
  return (
    <div className="point-row">
      <span className="point-row-text">
        {session === undefined ? (
          <strong>{t(reasonOf(record))}</strong>
        ) : (
          <Link to="/record/$id" params={{ id: session }} className="point-row-open">
            {t(reasonOf(record))}
          </Link>
        )}
        <small>{[gift, day(createTime), note].filter(Boolean).join(' · ')}</small>
        {amount > 0 && expires !== undefined && (
          <small>{t('points.ends', { date: day(expires) })}</small>
        )}
      </span>
      <span className="point-row-amount" data-sign={amount > 0 ? 'plus' : 'minus'}>
        {write.format(amount).replace('-', '−')}
      </span>
      {session !== undefined && <Icon name="forward" size="small" />}
    </div>
  )
}
