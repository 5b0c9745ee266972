import type { ShownAccount, ShownApproval } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { languageTag } from '@comanda/locales'
import { Badge, Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { amountText } from './amount-text.ts'

interface ApprovalCardProps {
  readonly approval: ShownApproval
  /** Absent if the account may not decide. */
  readonly onDecide?: (status: 'approved' | 'refused') => void
}

const tones = { pending: 'highlight', approved: 'success', refused: 'danger' } as const

/** A request: what, for whom, why, by whom and when; with its buttons while it is pending. */
export const ApprovalCard = ({ approval, onDecide }: ApprovalCardProps) => {
  const { t, locale } = useMessages()
  const { shop, member, requestedBy, decidedBy, note, status, createTime } = approval
  const nameOf = (account: ShownAccount | undefined) =>
    account?.name ?? account?.memberNumber ?? t('approvals.unknown')
  const time = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(createTime))
  return (
    <li className="approval-card">
      <div className="approval-head">
        <strong>{amountText(t, locale, approval)}</strong>
        <Badge tone={tones[status]}>{t(`approvals.status.${status}`)}</Badge>
      </div>
      {member && (
        <p className="approval-member">
          {nameOf(member)}
          {member.memberNumber !== undefined && <small>{member.memberNumber}</small>}
        </p>
      )}
      <p className="approval-note">{note}</p>
      <p className="approval-by">
        {requestedBy && `${t('approvals.by', { name: nameOf(requestedBy) })} · `}
        {typeof shop === 'string' ? '' : `${localizedName(shop.name, locale)} · `}
        <time dateTime={createTime}>{time}</time>
      </p>
      {decidedBy && (
        <p className="approval-by">{t('approvals.decidedBy', { name: nameOf(decidedBy) })}</p>
      )}
      {status === 'pending' && onDecide && (
        <div className="approval-actions">
          <Button variant="quiet" onClick={() => onDecide('refused')}>
            {t('approvals.refuse')}
          </Button>
          <Button onClick={() => onDecide('approved')}>{t('approvals.approve')}</Button>
        </div>
      )}
    </li>
  )
}
