import { useStore } from '@comanda/client/react'
import { Navigate, Outlet, useMatchRoute, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ConsoleShell } from '../shell/console-shell.tsx'
import { Keyboard } from '../shell/keys/keyboard.tsx'
import { ApprovalProvider } from '../staff/approvals/approval-context.tsx'
import { FallenPromotionProvider } from '../staff/bills/fallen-promotion.tsx'
import { useMessages } from '../staff/messages.ts'
import { RefundQueueProvider } from '../staff/bills/refund-queue-context.tsx'
import { ShopProvider } from '../staff/shop-context.tsx'
import { useStaff } from '../staff/staff-context.tsx'

/** The screens of the shop in the URL; redirects to the start if the account does not work there. */
export const ShopScreens = () => {
  const { shop: id } = useParams({ from: '/$shop' })
  const { shops: staffShops } = useStaff()
  const { status, shops, hasMore, missing } = useStore(staffShops.state)
  const { t } = useMessages()
  const isPublic = useMatchRoute()({ to: '/$shop/pickup' }) !== false
  const shop = shops.find(({ _id }) => _id === id)
  const isSearched = !shop && hasMore === true && missing !== id
  useEffect(() => {
    if (isSearched) void staffShops.open(id)
  }, [isSearched, staffShops, id])
  // Guests see it: what is for staff does not stand around it.
  if (shop && isPublic)
    return (
      <ShopProvider key={shop._id} shop={shop}>
        <Outlet />
      </ShopProvider>
    )
  if (shop)
    return (
      <ShopProvider key={shop._id} shop={shop}>
        <RefundQueueProvider>
          <ConsoleShell>
            <ApprovalProvider>
              <FallenPromotionProvider>
                <Outlet />
                <Keyboard />
              </FallenPromotionProvider>
            </ApprovalProvider>
          </ConsoleShell>
        </RefundQueueProvider>
      </ShopProvider>
    )
  if (status === 'loading' || isSearched)
    return (
      <p className="app-splash" role="status">
        {t('app.loading')}
      </p>
    )
  return <Navigate to="/" />
}
