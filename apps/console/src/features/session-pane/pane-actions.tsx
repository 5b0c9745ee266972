import { Button } from '@comanda/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { sessionPlace } from '../../staff/bills/session-place.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useRole } from '../../staff/use-role.ts'
import { useUnsentDishes } from '../../staff/bills/use-unsent-dishes.ts'
import { CloseSheet, hows } from './close-sheet.tsx'
import { DiscountSheet } from './discount-sheet.tsx'
import { nextCourse } from './next-course.ts'
import { PaneMenu } from './pane-menu.tsx'
import { AddLink, PanePrimary, PaymentsLink, PayLink } from './pane-primary.tsx'
import { primaryAction } from './primary-action.ts'
import { ReopenSheet } from './reopen-sheet.tsx'
import { SplitSheet } from './split-sheet.tsx'
import { type PaneProps, useBillSteps } from './use-bill-steps.ts'
import { useSplitStep } from './use-split-step.ts'
import { type PaneSheet, usePaneItems } from './use-pane-items.ts'

export type ShownSheet = 'menu' | 'discount' | PaneSheet

interface PaneActionsProps extends PaneProps {
  /** Its guests move at once: the tile was pressed long. */
  readonly isMoving: boolean
  readonly onMoved: () => void
  /** What is open above the bill. */
  readonly sheet: ShownSheet | undefined
  readonly onSheet: (sheet: ShownSheet | undefined) => void
}

/** The primary action of a bill, and a menu of all others (STAFF-4.22). */
export const PaneActions = ({ isMoving, onMoved, sheet, onSheet, ...props }: PaneActionsProps) => {
  const { session, calls } = props
  const { t } = useMessages()
  const role = useRole()
  const { isCashier, isWaiter } = role
  const steps = useBillSteps(props)
  const split = useSplitStep(calls)
  const closeSheet = () => onSheet(undefined)
  const { shop, _id, status, outstanding, type, products } = session
  const isOpen = status === 'ongoing' || status === 'toPay'
  const isTable = type === 'dineIn'
  const place = sessionPlace(session, t)
  const next = nextCourse(session, useShop())
  const primary = primaryAction({ session, ...role, unsent: useUnsentDishes([_id]) })
  const moveOrMerge = useRef(steps.moveOrMerge)
  useEffect(() => {
    moveOrMerge.current = steps.moveOrMerge
  })
  useEffect(() => {
    if (!isMoving) return
    onMoved()
    void moveOrMerge.current()
  }, [isMoving, onMoved])
  const ending = hows.find((how) => how === sheet)
  const freeText = t(isTable ? 'pane.free' : 'pane.end')
  const items = usePaneItems({
    session,
    steps,
    next,
    primary,
    freeText,
    onSeatOthers: props.onSeatOthers,
    onSheet,
  })
  const isPaidBeside = isOpen && isCashier && outstanding > 0 && primary !== 'pay'
  // Who has paid comes for a receipt, or to have something refunded.
  const arePaymentsBeside =
    isCashier && outstanding <= 0 && products.length > 0 && primary !== 'payments'
  const arePaymentsInMenu = isCashier && primary !== 'payments' && !arePaymentsBeside
  return (
    <footer className="pane-actions">
      {(items.length > 0 || arePaymentsInMenu) && (
        <Button size="large" variant="quiet" icon="list" onClick={() => onSheet('menu')}>
          {t('pane.moreActions')}
        </Button>
      )}
      {isOpen && isWaiter && primary !== 'add' && (
        <AddLink shop={shop} session={_id} variant="quiet" />
      )}
      {isPaidBeside && <PayLink shop={shop} session={_id} variant="quiet" />}
      {arePaymentsBeside && <PaymentsLink shop={shop} session={_id} variant="quiet" />}
      {isOpen && primary === 'add' && products.length === 0 && outstanding <= 0 && (
        <Button
          size="large"
          variant="quiet"
          busy={steps.isBusy}
          onClick={() => void steps.close({})}
        >
          {freeText}
        </Button>
      )}
      {primary && (
        <div className="pane-primary">
          <PanePrimary
            action={primary}
            shop={shop}
            session={_id}
            next={next}
            steps={steps}
            freeText={freeText}
            onReopen={() => onSheet('reopen')}
          />
        </div>
      )}
      {sheet === 'menu' && (
        <PaneMenu
          title={t('pane.moreOf', { place })}
          items={items}
          links={
            arePaymentsInMenu && (
              <li>
                <PaymentsLink shop={shop} session={_id} isInMenu />
              </li>
            )
          }
          onClosed={closeSheet}
        />
      )}
      {sheet === 'discount' && (
        <DiscountSheet
          session={session}
          calls={calls}
          onDiscount={(request) => void steps.discount(request)}
          onClosed={closeSheet}
        />
      )}
      {sheet === 'split' && (
        <SplitSheet
          session={session}
          onSplit={(request) => void split(request)}
          onClosed={closeSheet}
        />
      )}
      {ending !== undefined && (
        <CloseSheet
          first={ending}
          session={session}
          onClose={(request) => void steps.close(request)}
          onClosed={closeSheet}
        />
      )}
      {sheet === 'reopen' && (
        <ReopenSheet onReopen={(request) => void steps.reopen(request)} onClosed={closeSheet} />
      )}
    </footer>
  )
}
