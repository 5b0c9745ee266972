import { Icon } from '../icon/icon.tsx'
import './status-steps.css'

interface Step {
  readonly id: string
  readonly text: string
  /** When the step was reached, formatted. */
  readonly time?: string | undefined
}

/** A list of steps: done, current, upcoming. */
export const StatusSteps = ({
  label,
  steps,
  present,
}: {
  label: string
  steps: readonly Step[]
  present: string
}) => {
  const at = steps.findIndex((step) => step.id === present)
  const last = at === steps.length - 1
  return (
    <ol className="ui-status-steps" aria-label={label}>
      {steps.map((step, index) => {
        const state =
          index < at || (index === at && last) ? 'done' : index === at ? 'present' : 'next'
        return (
          <li key={step.id} data-state={state} aria-current={index === at ? 'step' : undefined}>
            <span className="ui-status-dot" aria-hidden="true">
              {state === 'done' && <Icon name="check" size="small" />}
            </span>
            <span className="ui-status-text">{step.text}</span>
            <span className="ui-status-time">{step.time}</span>
          </li>
        )
      })}
    </ol>
  )
}
