import './step-progress.css'

interface StepProgressProps {
  /** Where one is, in words: `Step 2 of 6`. */
  readonly label: string
  /** From 1. */
  readonly step: number
  readonly total: number
}

/** How far one has come through a row of steps. */
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
