import type { GuestFileView, ShownGuest } from '@comanda/client/staff'
import type { MemberSummary } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useRole } from '../../staff/use-role.ts'
import { CouponSheet } from './coupon-sheet.tsx'
import { LevelChoice } from './level-choice.tsx'
import { PointsSheet } from './points-sheet.tsx'

interface GuestMemberProps {
  readonly view: GuestFileView
  readonly member: MemberSummary
  readonly points: ShownGuest['points']
  readonly isOwner: boolean
}

/** What a member has, and what managers and owners give and take (MEM-7). */
export const GuestMember = ({ view, member, points = [], isOwner }: GuestMemberProps) => {
  const { t, locale } = useMessages()
  const { money, time: clock } = useFormats()
  const { isManager } = useRole()
  const [open, setOpen] = useState<'points' | 'coupon'>()
  return (
    <section className="page-card" aria-label={t('guests.membership')}>
      <h2>{t('guests.membership')}</h2>
      <dl className="guest-figures">
        <div>
          <dt>{t('counter.member.points')}</dt>
          <dd>{member.points.toLocaleString(locale)}</dd>
        </div>
        <div>
          <dt>{t('counter.member.balance')}</dt>
          <dd>{money(member.balance)}</dd>
        </div>
      </dl>
      <h3>{t('counter.member.coupons')}</h3>
      {member.coupons.length === 0 ? (
        <p className="page-muted">{t('counter.member.noCoupons')}</p>
      ) : (
        <ul className="guest-list">
          {member.coupons.map(({ _id, name }) => (
            <li key={_id}>{localizedName(name, locale)}</li>
          ))}
        </ul>
      )}
      {isOwner && <LevelChoice view={view} level={member.vipLevel} />}
      {isManager && (
        <div className="page-actions">
          {isOwner && (
            <Button variant="quiet" onClick={() => setOpen('coupon')}>
              {t('guests.giveCoupon')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setOpen('points')}>
            {t('guests.points')}
          </Button>
        </div>
      )}
      {points.length > 0 && (
        <>
          <h3>{t('guests.lastPoints')}</h3>
          <ol className="guest-list">
            {points.map(({ _id, amount, type, note, createTime }) => (
              <li key={_id}>
                <strong>{amount > 0 ? `+${amount}` : String(amount).replace('-', '−')}</strong>{' '}
                {note ?? t(`guests.pointKind.${type}`)}
                <small>{clock(createTime)}</small>
              </li>
            ))}
          </ol>
        </>
      )}
      {open === 'points' && <PointsSheet view={view} onClosed={() => setOpen(undefined)} />}
      {open === 'coupon' && <CouponSheet view={view} onClosed={() => setOpen(undefined)} />}
    </section>
  )
}
