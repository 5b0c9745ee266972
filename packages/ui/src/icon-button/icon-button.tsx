import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import './icon-button.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly icon: IconName
  /** The accessible name: what it does. */
  readonly label: string
  /** `round`: filled with the action colour; `soft`: on a surface; `bare`: no background. */
  readonly variant?: 'bare' | 'soft' | 'round'
}

export const IconButton = ({
  icon,
  label,
  variant = 'bare',
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    className="ui-icon-button"
    data-variant={variant}
    aria-label={label}
  >
    <Icon name={icon} />
  </button>
)
