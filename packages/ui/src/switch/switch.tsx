import './switch.css'

interface SwitchProps {
  /** The accessible name: what is on or off. */
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}

/** A setting that takes effect at once. */
export const Switch = ({ label, checked, onChange, disabled = false }: SwitchProps) => (
  <span className="ui-switch">
    <input
      type="checkbox"
      role="switch"
      aria-label={label}
      aria-checked={checked}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span className="ui-switch-track" aria-hidden="true" />
  </span>
)
