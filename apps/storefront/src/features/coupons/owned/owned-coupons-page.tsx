import type { Shelf } from '@comanda/client/rewards'
import { buttonLook, EmptyState, MemberDrawing, Page, ScrollTabs } from '@comanda/ui'
import { useState } from 'react'
import { Link } from '../../../router/link.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { LoadedContent } from '../../../loading/loaded-content.tsx'
import { CouponList } from './coupon-list.tsx'
import { useOwnedCoupons } from '../use-owned-coupons.ts'

const shelves = ['usable', 'used', 'expired'] as const satisfies readonly Shelf[]

const NoCoupons = ({ shelf }: { readonly shelf: Shelf }) => {
  const { t } = useMemberMessages()
  if (shelf !== 'usable')
    return (
      <EmptyState
        drawing={<MemberDrawing name="ticket" />}
        title={t(shelf === 'used' ? 'owned.emptyUsed' : 'owned.emptyExpired')}
      />
    )
  return (
    <EmptyState
      drawing={<MemberDrawing name="ticket" />}
      title={t('owned.emptyUsable')}
      action={
        <Link to="/member/rewards" {...buttonLook()}>
          {t('owned.toRewards')}
        </Link>
      }
    >
      {t('owned.emptyUsableText')}
    </EmptyState>
  )
}

/** The member's own coupons: usable, used, expired. */
export const OwnedCouponsPage = () => {
  const { t } = useMemberMessages()
  const [shelf, setShelf] = useState<Shelf>('usable')
  const loaded = useOwnedCoupons()
  return (
    <Page
      title={t('owned.title')}
      wide
      end={
        <Link to="/coupon" {...buttonLook({ variant: 'quiet' })}>
          {t('owned.enterCode')}
        </Link>
      }
    >
      <ScrollTabs
        name="owned"
        label={t('owned.tabs')}
        look="pill"
        tabs={shelves.map((id) => ({ id, text: t(`owned.${id}`) }))}
        selected={shelf}
        onSelect={(id) => setShelf(shelves.find((known) => known === id) ?? 'usable')}
      />
      <div role="tabpanel" id={`owned-panel-${shelf}`} aria-labelledby={`owned-tab-${shelf}`}>
        <LoadedContent loaded={loaded}>
          {(coupons) => (
            <CouponList
              key={shelf}
              coupons={coupons}
              shelf={shelf}
              level={2}
              empty={<NoCoupons shelf={shelf} />}
            />
          )}
        </LoadedContent>
      </div>
    </Page>
  )
}
