import type { PointRecord } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { useCatalogue } from '../../../data/use-store.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useDay } from '../../../language/use-day.ts'
import './points.css'

/** One entry: what happened, when, and by how much. */
export const PointRow = ({ record }: { readonly record: PointRecord }) => {
  const { t, locale } = useMemberMessages()
  const day = useDay(useCatalogue().menu?.shop.timeZone)
  const { type, amount, note, expires, createTime } = record
  const write = new Intl.NumberFormat(languageTag[locale], { signDisplay: 'exceptZero' })
  return (
    <div className="point-row">
      <span className="point-row-text">
        <strong>{t(`points.${type}`)}</strong>
        <small>{[day(createTime), note].filter(Boolean).join(' · ')}</small>
        {amount > 0 && expires !== undefined && (
          <small>{t('points.ends', { date: day(expires) })}</small>
        )}
      </span>
      <span className="point-row-amount" data-sign={amount > 0 ? 'plus' : 'minus'}>
        {write.format(amount).replace('-', '−')}
      </span>
    </div>
  )
}
