import type { RefundedSession, ShownAccount } from '@comanda/client/staff'
import type { Refund } from '@comanda/contract'
import { Badge, Button, buttonLook } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import {
  refundFailure,
  refundStatus,
  refundTone,
  refundWho,
} from '../../staff/bills/refund-words.ts'
import { orderNumbers, sessionPlace } from '../../staff/bills/session-place.ts'
import { useFormats } from '../../staff/use-formats.ts'

interface RefundCardProps {
  readonly refund: Refund
  readonly session: RefundedSession | undefined
  readonly staff: ReadonlyMap<string, ShownAccount>
  /** Present if somebody has to do something. */
  readonly onAgain?: () => void
  readonly onByHand?: () => void
}

/** A refund: how much, of which bill, why, by whom, and what the provider said. */
export const RefundCard = ({ refund, session, staff, onAgain, onByHand }: RefundCardProps) => {
  const { t } = useMessages()
  const { money, time } = useFormats()
  const { amount, reason, remark, approver, tries, note, createTime, doneTime } = refund
  const why = t(`refund.why.${reason}`)
  const failure = refundFailure(refund, t)
  const approved = approver === undefined ? undefined : staff.get(approver)
  return (
    <li className="page-card" data-status={refund.status}>
      <div className="page-card-head refund-head">
        <strong>{money(amount)}</strong>
        <Badge tone={refundTone(refund)}>{refundStatus(refund, t)}</Badge>
      </div>
      <p>
        {session && `${sessionPlace(session, t)} · `}
        {session && t('refundQueue.order', { numbers: orderNumbers(session, t) })}
      </p>
      <p>{remark === undefined ? why : `${why}: ${remark}`}</p>
      {failure !== undefined && <p className="refund-failure">{failure}</p>}
      {note !== undefined && <p>{t('refund.note', { note })}</p>}
      <p className="page-muted">
        {t('refund.begunBy', { name: refundWho(refund, staff, t) })}
        {approved?.name !== undefined && ` · ${t('refund.approvedBy', { name: approved.name })}`}
        {' · '}
        <time dateTime={doneTime ?? createTime}>{time(doneTime ?? createTime)}</time>
        {tries > 0 && ` · ${t('refund.tries', { count: tries })}`}
      </p>
      <div className="page-actions">
        <Link
          to="/$shop/bills/$session"
          params={{ shop: refund.shop, session: refund.session }}
          {...buttonLook({ variant: 'plain' })}
        >
          {t('refundQueue.bill')}
        </Link>
        {onByHand && (
          <Button variant="quiet" onClick={onByHand}>
            {t('refund.byHand')}
          </Button>
        )}
        {onAgain && <Button onClick={onAgain}>{t('refund.again')}</Button>}
      </div>
    </li>
  )
}
