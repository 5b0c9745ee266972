import { Icon, type IconName } from '@comanda/ui'

interface ToolButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A button of the bar at the lower edge; its words show if they fit. */
export const ToolButton = ({ icon, label, pressed, disabled, onClick }: ToolButtonProps) => (
  <button
    type="button"
    className="kiosk-tool"
    aria-label={label}
    data-pressed={pressed ? '' : undefined}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} />
    <span className="kiosk-tool-words">{label}</span>
  </button>
)
