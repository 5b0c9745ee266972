import type { ShownAccount, ShownApproval } from '@comanda/client/staff'
import { listWords } from '../../staff/list-words.ts'
import { localizedName } from '@comanda/engine/catalog'
import { languageTag } from '@comanda/locales'
import { Badge, Button, buttonLook } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { requestText } from './amount-text.ts'

interface ApprovalCardProps {
  readonly approval: ShownApproval
  /** Absent if the account may not decide. */
  readonly onDecide?: (status: 'approved' | 'refused') => void
}

const tones = { pending: 'highlight', approved: 'success', refused: 'danger' } as const

/** A request: what, for whom, why, by whom and when; with its buttons while it is pending. */
export const ApprovalCard = ({ approval, onDecide }: ApprovalCardProps) => {
  const { t, locale } = useMessages()
  const { ownDecimals } = useShop()
  const {
    shop,
    orders = [],
    refund,
    member,
    requestedBy,
    decidedBy,
    note,
    status,
    createTime,
  } = approval
  const nameOf = (account: ShownAccount | undefined) =>
    account?.name ?? account?.memberNumber ?? t('approvals.unknown')
  const time = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(createTime))
  return (
    <li className="page-card">
      <div className="page-card-head">
        <strong>{requestText(t, locale, approval, ownDecimals)}</strong>
        <Badge tone={tones[status]}>{t(`approvals.status.${status}`)}</Badge>
      </div>
      {refund && (
        <p className="approval-member">
          <Link
            to="/$shop/bills/$session"
            params={{ shop: typeof shop === 'string' ? shop : shop._id, session: refund.session }}
            {...buttonLook({ variant: 'plain' })}
          >
            {t('approvals.bill', { count: orders.length, numbers: listWords(orders, t) })}
          </Link>
        </p>
      )}
      {member && (
        <p className="approval-member">
          {nameOf(member)}
          {member.memberNumber !== undefined && <small>{member.memberNumber}</small>}
        </p>
      )}
      <p className="approval-note">{note}</p>
      <p className="page-muted">
        {requestedBy && `${t('approvals.by', { name: nameOf(requestedBy) })} · `}
        {typeof shop === 'string' ? '' : `${localizedName(shop.name, locale)} · `}
        <time dateTime={createTime}>{time}</time>
      </p>
      {decidedBy && (
        <p className="page-muted">{t('approvals.decidedBy', { name: nameOf(decidedBy) })}</p>
      )}
      {status === 'pending' && onDecide && (
        <div className="page-actions">
          <Button variant="quiet" onClick={() => onDecide('refused')}>
            {t('approvals.refuse')}
          </Button>
          <Button onClick={() => onDecide('approved')}>{t('approvals.approve')}</Button>
        </div>
      )}
    </li>
  )
}
