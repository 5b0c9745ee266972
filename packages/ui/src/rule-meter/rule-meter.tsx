import { Icon } from '../icon/icon.tsx'
import './rule-meter.css'

export interface MeterRule {
  readonly id: string
  readonly text: string
  readonly met: boolean
}

interface RuleMeterProps {
  readonly label: string
  readonly rules: readonly MeterRule[]
  /** Read next to a rule that is met, or not met. */
  readonly metLabel: string
  readonly unmetLabel: string
}

/** A list of rules, such as a password's, each marked once it is met. */
export const RuleMeter = ({ label, rules, metLabel, unmetLabel }: RuleMeterProps) => (
  <div className="ui-rule-meter" data-full={rules.every((rule) => rule.met) ? '' : undefined}>
    <div className="ui-rule-meter-bars" aria-hidden="true">
      {rules.map((rule, at) => (
        <span key={rule.id} data-on={at < rules.filter((one) => one.met).length ? '' : undefined} />
      ))}
    </div>
    <ul aria-label={label}>
      {rules.map((rule) => (
        <li key={rule.id} data-met={rule.met ? '' : undefined}>
          <span className="ui-rule-meter-sign">
            {rule.met && <Icon name="check" size="small" />}
          </span>
          <span>
            {rule.text} <span className="ui-hidden">{rule.met ? metLabel : unmetLabel}</span>
          </span>
        </li>
      ))}
    </ul>
  </div>
)
