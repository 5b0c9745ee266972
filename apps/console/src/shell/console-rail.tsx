import { Icon } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../staff/messages.ts'
import { useWaitingRefunds } from '../staff/bills/refund-queue-context.tsx'
import { useShop } from '../staff/shop-context.tsx'
import { useRole } from '../staff/use-role.ts'
import { screensFor, type ShownScreen } from './console-screens.ts'
import { StaffSheet } from '../staff/screen/staff-sheet.tsx'
import './console-rail.css'

/** How many screens the bar of a phone shows beside “More”. */
const IN_BAR = 5
/** How many the rail of a low screen shows, such as a tablet on its side. */
const IN_LOW_RAIL = 10

interface ScreenLinkProps {
  readonly screen: ShownScreen
  readonly onFollow?: () => void
}

const ScreenLink = ({ screen: { to, icon, text }, onFollow }: ScreenLinkProps) => {
  const { _id: shop } = useShop()
  const { t } = useMessages()
  const waiting = useWaitingRefunds()
  return (
    <Link to={to} params={{ shop }} className="console-rail-item" onClick={onFollow}>
      <Icon name={icon} />
      <span className="console-rail-text">{t(text)}</span>
      {to === '/$shop/refunds' && waiting > 0 && (
        <span className="console-count">
          <span aria-hidden="true">{waiting}</span>
          <span className="ui-hidden">{t('refundQueue.count', { count: waiting })}</span>
        </span>
      )}
    </Link>
  )
}

/** The screens that the account may see: a rail at the left, on phones a bar at the bottom, with “More” for what has no room. */
export const ConsoleRail = () => {
  const shop = useShop()
  const role = useRole()
  const { t } = useMessages()
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const screens = screensFor(role, shop)
  const rest = screens.slice(IN_BAR)
  return (
    <>
      <nav
        className="console-rail"
        data-long={screens.length > IN_LOW_RAIL + 1 ? '' : undefined}
        aria-label={t('app.main')}
      >
        {screens.map((screen) => (
          <ScreenLink key={screen.to} screen={screen} />
        ))}
        {rest.length > 0 && (
          <button
            type="button"
            className="console-rail-item console-rail-more"
            aria-expanded={isMoreOpen}
            onClick={() => setIsMoreOpen(true)}
          >
            <Icon name="list" />
            <span className="console-rail-text">{t('app.more')}</span>
          </button>
        )}
      </nav>
      <StaffSheet open={isMoreOpen} onClosed={() => setIsMoreOpen(false)} title={t('app.more')}>
        {(close) => (
          <nav
            className="console-more"
            data-long={screens.length > IN_LOW_RAIL + 1 ? '' : undefined}
            aria-label={t('app.more')}
          >
            {rest.map((screen) => (
              <ScreenLink key={screen.to} screen={screen} onFollow={close} />
            ))}
          </nav>
        )}
      </StaffSheet>
    </>
  )
}
