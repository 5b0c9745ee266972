import type { ComponentProps, ReactNode } from 'react'
import './choice-row.css'

interface ChoiceRowProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly children: ReactNode
  /** Shown at the end of the row: a price, a stepper. */
  readonly end?: ReactNode
  readonly note?: ReactNode
  /** Makes the row a tile, with the picture above the text. */
  readonly picture?: ReactNode
}

const Row = ({
  type,
  children,
  end,
  note,
  picture,
  ...rest
}: ChoiceRowProps & { type: 'radio' | 'checkbox' }) => (
  <div
    className="ui-choice-row"
    data-disabled={rest.disabled ? '' : undefined}
    data-tile={picture === undefined ? undefined : ''}
  >
    {picture}
    <label>
      <input {...rest} type={type} />
      <span className="ui-choice-sign" data-sign={type} aria-hidden="true" />
      <span className="ui-choice-text">
        {children}
        {note && <span className="ui-choice-note">{note}</span>}
      </span>
    </label>
    {end !== undefined && <span className="ui-choice-end">{end}</span>}
  </div>
)

/** A radio button; the whole row is the target. */
export const RadioRow = (props: ChoiceRowProps) => <Row {...props} type="radio" />

/** A checkbox; the whole row is the target. */
export const CheckRow = (props: ChoiceRowProps) => <Row {...props} type="checkbox" />
