import type { CSSProperties } from 'react'
import './progress-bar.css'

interface ProgressBarProps {
  /** The accessible name: what is in progress. */
  readonly label: string
  /** From 0 to 1; clamped. */
  readonly share: number
  /** The progress in words; the percentage is read if it is absent. */
  readonly text?: string | undefined
}

/** A determinate progress bar. */
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
