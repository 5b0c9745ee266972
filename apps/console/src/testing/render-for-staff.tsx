import type { StaffClient } from '@comanda/client/staff'
import { sampleMenu } from '@comanda/client/testing'
import type { Shop } from '@comanda/contract'
import { loadConsoleMessages } from '@comanda/locales/console'
import { dismissToasts, Toaster } from '@comanda/ui'
import { render } from '@comanda/ui/testing'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { ApprovalProvider } from '../staff/approvals/approval-context.tsx'
import { FallenPromotionProvider } from '../staff/bills/fallen-promotion.tsx'
import { MessagesProvider } from '../staff/messages.ts'
import { RefundQueueProvider } from '../staff/bills/refund-queue-context.tsx'
import { ShopProvider } from '../staff/shop-context.tsx'
import { StaffProvider } from '../staff/staff-context.tsx'

const messages = await loadConsoleMessages('en')

/** A router for the links of a screen: they have their addresses, and lead nowhere. */
const anyPage = () => createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

interface Workplace {
  readonly client: StaffClient
  readonly shop?: Shop
  readonly isWide?: boolean
}

/** Renders a part of the console in English for staff who work in a shop, with the toasts that it shows. */
export const renderForStaff = (
  element: ReactElement,
  { client, shop = sampleMenu.shop, isWide = true }: Workplace,
) => {
  // Toasts outlive the page of an earlier test.
  dismissToasts()
  return render(
    <MessagesProvider locale="en" catalogue={messages}>
      <StaffProvider client={client}>
        <ShopProvider shop={shop}>
          <RefundQueueProvider>
            <RouterContextProvider router={anyPage()}>
              <ApprovalProvider>
                <FallenPromotionProvider>{element}</FallenPromotionProvider>
              </ApprovalProvider>
            </RouterContextProvider>
          </RefundQueueProvider>
        </ShopProvider>
        <Toaster label="Toasts" />
      </StaffProvider>
    </MessagesProvider>,
    { isWide },
  )
}
