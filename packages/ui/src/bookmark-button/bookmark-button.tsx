import '../icon/icon.css'
import './bookmark-button.css'

interface BookmarkButtonProps {
  /** The accessible name: what is bookmarked. */
  readonly label: string
  readonly pressed: boolean
  readonly onToggle: () => void
  readonly variant?: 'bare' | 'soft'
}

/** Toggles a bookmark. */
export const BookmarkButton = ({
  label,
  pressed,
  onToggle,
  variant = 'bare',
}: BookmarkButtonProps) => (
  <button
    type="button"
    className="ui-bookmark-button"
    data-variant={variant}
    aria-label={label}
    aria-pressed={pressed}
    onClick={onToggle}
  >
    <svg viewBox="0 0 24 24" className="ui-icon" aria-hidden="true">
      <path d="M12 20C5.5 15.5 3.5 12 3.5 9a4.4 4.4 0 018.5-1.5A4.4 4.4 0 0120.5 9c0 3-2 6.5-8.5 11z" />
    </svg>
  </button>
)
