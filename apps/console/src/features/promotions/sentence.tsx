import type { ReactNode } from 'react'
import { Fragment } from 'react'
import './sentence.css'

interface SentenceProps {
  /** A message with its placeholders. */
  readonly text: string
  /** What stands for them. */
  readonly parts: Readonly<Record<string, ReactNode>>
}

/** A control, with the point or comma behind it, which begins no line. */
const piece = /\{(\w+)\}([.,，。、]?)/

/** A sentence with controls in it, in the order of the language. */
export const Sentence = ({ text, parts }: SentenceProps) => {
  const pieces = text.split(piece)
  return (
    <p className="sentence">
      {pieces.map((part, at) => {
        if (at % 3 === 0) return <Fragment key={at}>{part}</Fragment>
        return (
          at % 3 === 1 && (
            <span key={at} className="sentence-part">
              {parts[part]}
              {pieces[at + 1]}
            </span>
          )
        )
      })}
    </p>
  )
}

interface SentenceNumberProps {
  /** The accessible name. */
  readonly label: string
  /** The sign of a currency before it. */
  readonly sign?: string | undefined
  readonly isDecimal?: boolean
  readonly required?: boolean
  readonly min?: number
  readonly max?: number | undefined
  /** What it means if it is empty. */
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A number that is typed into a sentence. */
export const SentenceNumber = ({
  label,
  sign,
  isDecimal = false,
  onChange,
  ...rest
}: SentenceNumberProps) => (
  <span className="sentence-number">
    {sign}
    <input
      {...rest}
      aria-label={label}
      type="number"
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      step={isDecimal ? 'any' : 1}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </span>
)

interface SentenceChoiceProps {
  /** What is chosen here. */
  readonly label: string
  readonly text: string
  readonly isOpen: boolean
  /** The id of the panel that it opens. */
  readonly panel: string
  readonly onClick: () => void
}

/** A part of a sentence that opens what it is chosen from. */
export const SentenceChoice = ({ label, text, isOpen, panel, onClick }: SentenceChoiceProps) => (
  <button
    type="button"
    className="sentence-choice"
    aria-label={`${label}: ${text}`}
    aria-expanded={isOpen}
    aria-controls={isOpen ? panel : undefined}
    onClick={onClick}
  >
    {text}
  </button>
)
