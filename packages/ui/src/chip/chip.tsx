import type { ComponentProps, ReactNode } from 'react'
import './chip.css'

interface ChipProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly children: ReactNode
  /** A word under the text: why the choice is disabled. */
  readonly note?: ReactNode
}

/** One of many short choices. Chips of the same question share a `name`. */
export const Chip = ({ children, note, ...rest }: ChipProps) => (
  <label className="ui-chip" data-disabled={rest.disabled ? '' : undefined}>
    <input {...rest} type="radio" />
    <span className="ui-chip-text">
      {children}
      {note && <small>{note}</small>}
    </span>
  </label>
)

/** A group of chips under its question. */
export const Chips = ({
  label,
  head = 'shown',
  children,
}: {
  label: ReactNode
  head?: 'shown' | 'hidden'
  children: ReactNode
}) => (
  <fieldset className="ui-chips">
    <legend className={head === 'hidden' ? 'ui-hidden' : undefined}>{label}</legend>
    {children}
  </fieldset>
)
