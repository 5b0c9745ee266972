import type { StaffSession } from '@comanda/client/staff'
import type { TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { byCourse } from '@comanda/shop-rules/kitchen'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import type { useSessionStep } from './use-session-step.ts'

interface FireButtonsProps {
  readonly session: Pick<TableSession, 'products'>
  readonly calls: Pick<StaffSession, 'fire'>
  readonly step: ReturnType<typeof useSessionStep>['step']
}

/** Sends the next course that waits to the kitchen, or all that is on hold (COURSE-3). */
export const FireButtons = ({ session, calls, step }: FireButtonsProps) => {
  const { t, locale } = useMessages()
  const { courses = [] } = useShop()
  const waiting = byCourse(
    courses,
    session.products.filter(({ status }) => status === 'hold'),
  )
  const [next] = waiting
  if (!next) return null
  const { course, lines } = next
  const fireNext = (name: string) => {
    const ids = lines.map(({ id }) => id)
    void step(() => calls.fire(ids), { text: t('pane.firedCourse', { name }) })
  }
  const name = course && localizedName(course.name, locale)
  return (
    <>
      {name !== undefined && (
        <Button size="large" onClick={() => fireNext(name)}>
          {t('pane.fireCourse', { name })}
        </Button>
      )}
      {(name === undefined || waiting.length > 1) && (
        <Button
          variant="quiet"
          onClick={() => void step(() => calls.fire(), { text: t('pane.fired') })}
        >
          {t(name === undefined ? 'pane.fire' : 'pane.fireAll')}
        </Button>
      )}
    </>
  )
}
