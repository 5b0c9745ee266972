import type { Refund } from '@comanda/contract'
import { Badge, Price } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { refundFailure, refundStatus, refundTone } from '../../staff/bills/refund-words.ts'
import { useFormats } from '../../staff/use-formats.ts'

/** What goes back of a bill by providers and by hand. */
export const RefundsList = ({ refunds }: { readonly refunds: readonly Refund[] }) => {
  const { t } = useMessages()
  const { money, time } = useFormats()
  if (refunds.length === 0) return null
  return (
    <section className="page-card money-part" aria-labelledby="money-refunds">
      <h2 id="money-refunds">{t('money.refunds')}</h2>
      <ul className="money-rows" aria-labelledby="money-refunds">
        {refunds.map((refund) => {
          const { _id, reason, remark, note, createTime } = refund
          const failure = refundFailure(refund, t)
          const why = t(`refund.why.${reason}`)
          return (
            <li key={_id} className="money-row">
              <span>
                {remark === undefined ? why : `${why}: ${remark}`}
                <small>
                  {time(createTime)}
                  {note !== undefined && ` · ${t('refund.note', { note })}`}
                </small>
                {failure !== undefined && <small className="money-reason">{failure}</small>}
              </span>
              <Badge tone={refundTone(refund)}>{refundStatus(refund, t)}</Badge>
              <Price text={money(refund.amount)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
