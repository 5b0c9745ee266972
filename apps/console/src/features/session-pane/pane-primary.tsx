import { localizedName } from '@comanda/engine/catalog'
import { Button, buttonLook, Icon } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import { useUnsentDishes } from '../../staff/bills/use-unsent-dishes.ts'
import type { NextCourse } from './next-course.ts'
import type { PrimaryAction } from './primary-action.ts'
import type { BillSteps } from './use-bill-steps.ts'

interface PaneLinkProps {
  readonly shop: string
  readonly session: string
  readonly variant?: 'primary' | 'quiet'
}

interface PaymentsLinkProps extends PaneLinkProps {
  readonly isInMenu?: boolean
}

export const AddLink = ({ shop, session, variant = 'primary' }: PaneLinkProps) => {
  const { t } = useMessages()
  const count = useUnsentDishes([session])
  return (
    <Link
      to="/$shop/order/$session"
      params={{ shop, session }}
      {...buttonLook({ size: 'large', variant })}
    >
      <Icon name={count > 0 ? 'bag' : 'plus'} size="small" />
      <span className="ui-button-text">
        {count > 0 ? t('floor.unsent', { count }) : t('pane.add')}
      </span>
    </Link>
  )
}

export const PayLink = ({ shop, session, variant = 'primary' }: PaneLinkProps) => (
  <Link
    to="/$shop/pay/$session"
    params={{ shop, session }}
    {...buttonLook({ size: 'large', variant })}
  >
    <span className="ui-button-text">{useMessages().t('counter.open')}</span>
  </Link>
)

/** In a menu it looks as the entries there. */
export const PaymentsLink = ({
  shop,
  session,
  variant = 'primary',
  isInMenu = false,
}: PaymentsLinkProps) => (
  <Link
    to="/$shop/bills/$session"
    params={{ shop, session }}
    {...(isInMenu ? { className: 'pane-menu-item' } : buttonLook({ size: 'large', variant }))}
  >
    <Icon name="receipt" size={isInMenu ? 'medium' : 'small'} />
    <span className="ui-button-text">{useMessages().t('money.link')}</span>
  </Link>
)

interface PanePrimaryProps {
  readonly action: PrimaryAction
  readonly shop: string
  readonly session: string
  readonly next: NextCourse | undefined
  readonly steps: BillSteps
  /** What frees the table, or ends an order without one. */
  readonly freeText: string
  readonly onReopen: () => void
}

/** The one large button of a bill, always in the same place (STAFF-4.22). */
export const PanePrimary = (props: PanePrimaryProps) => {
  const { action, shop, session, next, steps, freeText, onReopen } = props
  const { t, locale } = useMessages()
  const name = next?.course && localizedName(next.course.name, locale)
  if (action === 'add') return <AddLink shop={shop} session={session} />
  if (action === 'pay') return <PayLink shop={shop} session={session} />
  if (action === 'payments') return <PaymentsLink shop={shop} session={session} />
  if (action === 'serve')
    return (
      <Button size="large" busy={steps.isBusy} onClick={() => void steps.serve()}>
        {t('pane.serveAll')}
      </Button>
    )
  if (action === 'send')
    return (
      <Button
        size="large"
        busy={steps.isBusy}
        onClick={() =>
          void steps.fire(next && name !== undefined ? { name, lines: next.lines } : undefined)
        }
      >
        {name === undefined ? t('pane.fire') : t('pane.fireCourse', { name })}
      </Button>
    )
  return (
    <Button
      size="large"
      busy={steps.isBusy}
      onClick={() => (action === 'reopen' ? onReopen() : void steps.close({}))}
    >
      {action === 'reopen' ? t('pane.reopen') : freeText}
    </Button>
  )
}
