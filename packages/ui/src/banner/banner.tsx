import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import './banner.css'

interface BannerProps {
  readonly tone?: 'plain' | 'danger' | 'highlight'
  readonly icon?: IconName
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** A message about the whole screen, announced when it appears. */
export const Banner = ({ tone = 'plain', icon = 'info', children, action }: BannerProps) => (
  <div className="ui-banner" data-tone={tone} role="status">
    <Icon name={icon} size="small" />
    <div className="ui-banner-text">{children}</div>
    {action}
  </div>
)
