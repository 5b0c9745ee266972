import type { BillMember, BillMemberState } from '@comanda/client/staff'
import type { TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge, Button } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { BillAdvice } from './bill-advice.tsx'
import { CouponCode } from './coupon-code.tsx'
import { MemberCard } from './member-card.tsx'
import { MemberSearch } from './member-search.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

interface BillMemberBarProps {
  readonly session: TableSession
  readonly member: BillMember
  readonly state: BillMemberState
}

/** Whose the bill is and which coupons it has, with the sheet that changes both (STAFF-5.11, STAFF-5.14). */
export const BillMemberBar = ({ session, member, state }: BillMemberBarProps) => {
  const { t, locale } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const { user, summary } = state
  const coupons = session.discounts.filter(({ coupon, error }) => coupon && !error)
  const name = typeof summary === 'object' ? summary.name : undefined
  return (
    <div className="counter-whose">
      <Button variant="quiet" size="large" icon="person" onClick={() => setIsOpen(true)}>
        {user === null ? t('counter.more') : (name ?? t('counter.member.noName'))}
      </Button>
      {coupons.map(({ id, name: coupon }) => (
        <Badge key={id} tone="success">
          {localizedName(coupon, locale)}
        </Badge>
      ))}
      {state.advice?.payLeast && (
        <BillAdvice member={member} advice={state.advice} plan={state.advice.payLeast} />
      )}
      <StaffSheet
        open={isOpen}
        drops="freely"
        onClosed={() => setIsOpen(false)}
        title={t('counter.more')}
      >
        <div className="counter-whose-sheet">
          <MemberSearch member={member} />
          {user !== null && <MemberCard member={member} state={state} />}
          <CouponCode member={member} />
        </div>
      </StaffSheet>
    </div>
  )
}
