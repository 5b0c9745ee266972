import { useId } from 'react'
import './segmented.css'

export interface Segment<T extends string> {
  readonly id: T
  readonly text: string
}

interface SegmentedProps<T extends string> {
  readonly label: string
  readonly segments: readonly Segment<T>[]
  readonly selected: T
  readonly onSelect: (id: T) => void
}

/** A radio group of a few segments in one row. */
export const Segmented = <T extends string>({
  label,
  segments,
  selected,
  onSelect,
}: SegmentedProps<T>) => {
  const name = useId()
  return (
    <div className="ui-segmented" role="radiogroup" aria-label={label}>
      {segments.map(({ id, text }) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === selected} onChange={() => onSelect(id)} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  )
}
