import './step-progress.css'

interface StepProgressProps {
  /** The progress in words: `Step 2 of 6`. */
  readonly label: string
  /** Counted from 1. */
  readonly step: number
  readonly total: number
}

/** Progress through a sequence of steps. */
export const StepProgress = ({ label, step, total }: StepProgressProps) => (
  <div className="ui-step-progress">
    <p>{label}</p>
    <span className="ui-step-bars" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} data-done={index < step ? '' : undefined} />
      ))}
    </span>
  </div>
)
