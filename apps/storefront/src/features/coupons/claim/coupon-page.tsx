import type { UserCoupon } from '@comanda/contract'
import { Banner, buttonLook, EmptyState, MemberDrawing, Page } from '@comanda/ui'
import { Link } from '../../../router/link.tsx'
import { useAuthentication, useCatalogue, useVisit } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { LoadedContent } from '../../../loading/loaded-content.tsx'
import { showNotice } from '../../../notices/notice.ts'
import { CouponList } from '../owned/coupon-list.tsx'
import { useOwnedCoupons } from '../use-owned-coupons.ts'
import { ClaimForm } from './claim-form.tsx'
import { useDeviceCoupons } from '../use-device-coupons.ts'
import './coupon-page.css'

/** Coupons for everybody, by a code; a visitor's are stored on this device. */
export const CouponPage = ({ code }: { readonly code?: string | undefined }) => {
  const { t } = useMemberMessages()
  const name = useNames()
  const { menu } = useCatalogue()
  const { user } = useAuthentication()
  const { settings } = useVisit()
  const own = useOwnedCoupons()
  const here = useDeviceCoupons()
  const loaded = user ? own : here
  const claimed = (coupon: UserCoupon, isThere: boolean): void => {
    const key = isThere ? 'couponPage.already' : 'couponPage.claimed'
    showNotice({ text: t(key, { name: name(coupon.coupon.name) }), tone: 'success', id: 'coupon' })
    if (coupon.user === undefined) here.add(coupon)
    else own.reload()
  }
  const isVisitor = !user && settings?.onlineMemberSystem === true
  return (
    <Page title={t('couponPage.title')} lead={t('couponPage.lead')}>
      {menu && <ClaimForm key={code} shop={menu.shop._id} given={code} onClaimed={claimed} />}
      <h2 className="coupon-page-part">{t(user ? 'couponPage.yours' : 'couponPage.here')}</h2>
      <LoadedContent loaded={loaded}>
        {(coupons) => (
          <>
            {isVisitor && coupons.length > 0 && (
              <Banner
                action={
                  <Link
                    to="/member/login"
                    search={{ next: '/coupon' }}
                    {...buttonLook({ variant: 'plain' })}
                  >
                    {t('member.logIn')}
                  </Link>
                }
              >
                {t('couponPage.hereNote')}
              </Banner>
            )}
            <CouponList
              coupons={coupons}
              shelf="usable"
              level={3}
              empty={
                <EmptyState
                  drawing={<MemberDrawing name="ticket" />}
                  title={t('couponPage.emptyTitle')}
                >
                  {t('couponPage.emptyText')}
                </EmptyState>
              }
            />
          </>
        )}
      </LoadedContent>
    </Page>
  )
}
