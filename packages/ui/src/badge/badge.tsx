import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import './badge.css'

interface BadgeProps {
  readonly tone?: 'plain' | 'success' | 'danger' | 'highlight' | 'primary'
  readonly icon?: IconName
  readonly children: ReactNode
}

/** A short label that marks a state or a property. */
export const Badge = ({ tone = 'plain', icon, children }: BadgeProps) => (
  <span className="ui-badge" data-tone={tone}>
    {icon && <Icon name={icon} size="small" />}
    <span>{children}</span>
  </span>
)

/** A small icon with its word. */
export const Mark = ({ icon, label }: { icon: IconName; label: string }) => (
  <span className="ui-mark">
    <Icon name={icon} size="small" />
    {label}
  </span>
)
