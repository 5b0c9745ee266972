import type { PointRecord } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { Icon } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useCatalogue } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useDay } from '../../../language/use-day.ts'
import './points.css'

interface PointRowProps {
  readonly record: PointRecord
  /** The name of the reward that was redeemed, once it is loaded. */
  readonly gift: string | undefined
}

/** One entry: what happened, when, and the points. An entry of an order links to it. */
export const PointRow = ({ record, gift }: PointRowProps) => {
  const { t, locale } = useMemberMessages()
  const day = useDay(useCatalogue().menu?.shop.timeZone)
  const { type, amount, note, expires, createTime, session } = record
  const write = new Intl.NumberFormat(languageTag[locale], { signDisplay: 'exceptZero' })
  return (
    <div className="point-row">
      <span className="point-row-text">
        {session === undefined ? (
          <strong>{t(`points.${type}`)}</strong>
        ) : (
          <Link to="/record/$id" params={{ id: session }} className="point-row-open">
            {t(`points.${type}`)}
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
