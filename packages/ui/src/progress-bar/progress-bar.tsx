import type { CSSProperties } from 'react'
import './progress-bar.css'

interface ProgressBarProps {
  /** What is on its way, in words. */
  readonly label: string
  /** 0 to 1. */
  readonly share: number
  /** How far it is, in words; without it the share is read. */
  readonly text?: string | undefined
}

/** How much of a way is gone. */
export const ProgressBar = ({ label, share, text }: ProgressBarProps) => {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  const style: CSSProperties = { inlineSize: `${percent}%` }
  return (
    <div
      className="ui-progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <span style={style} />
    </div>
  )
}
