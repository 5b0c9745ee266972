import { useVisitMessages } from '../../language/visit-messages.ts'
import { useLocation } from '../../router/use-location.ts'

const steps = ['choose', 'check', 'pay', 'collect'] as const

/** The step of a screen, by the first part of its path; a screen that is not here belongs to choosing. */
const stepOf: Readonly<Record<string, (typeof steps)[number] | undefined>> = {
  posHome: undefined,
  cart: 'check',
  posCodes: 'check',
  posPay: 'pay',
  record: 'collect',
}

/** Choose, Check, Pay, Collect: visible on every screen, the present one marked (KIOSK-7.5). */
export const KioskSteps = () => {
  const { t } = useVisitMessages()
  const [, path = ''] = useLocation().pathname.split('/')
  const step = path in stepOf ? stepOf[path] : 'choose'
  const reached = step ? steps.indexOf(step) : -1
  return (
    <ol className="kiosk-steps" aria-label={t('kiosk.steps')}>
      {steps.map((one, at) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          data-passed={at < reached ? '' : undefined}
        >
          <span className="kiosk-step-number">{at + 1}</span>
          <span className="kiosk-step-words">{t(`kiosk.step.${one}`)}</span>
        </li>
      ))}
    </ol>
  )
}
