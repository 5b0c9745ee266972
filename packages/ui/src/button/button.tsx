import type { ComponentProps, ReactElement } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { type ButtonLook, buttonLook } from './button-look.ts'
import './button.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** An icon of the set, or a small one of its own. */
  readonly icon?: IconName | ReactElement | undefined
  /** Shows a spinner and ignores presses; keeps its place in the focus order. */
  readonly busy?: boolean | undefined
}

export const Button = ({
  variant,
  size,
  wide,
  icon,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    {...buttonLook({ variant, size, wide })}
    type={busy ? 'button' : type}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? undefined : onClick}
  >
    {busy && <span className="ui-button-spinner" />}
    {!busy && (typeof icon === 'string' ? <Icon name={icon} size="small" /> : icon)}
    <span className="ui-button-text">{children}</span>
  </button>
)
