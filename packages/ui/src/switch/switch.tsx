import './switch.css'

interface SwitchProps {
  /** What is on or off, in words. */
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}

/** Something that is on or off at once, without a button to send it. */
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
