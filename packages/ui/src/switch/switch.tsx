import type { ComponentProps } from 'react'
import './switch.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> {
  /** What is on or off, in words. */
  readonly label: string
}

/** Something that is on or off at once, without a button to send it. */
export const Switch = ({ label, ...rest }: SwitchProps) => (
  <span className="ui-switch">
    <input {...rest} type="checkbox" role="switch" aria-label={label} />
    <span className="ui-switch-track" aria-hidden="true" />
  </span>
)
