import { ShareBar } from '../../staff/share-bar.tsx'

/** A figure of a list: what it is of, its amount, and what its length shows. */
export interface Figure {
  readonly key: string
  readonly name: string
  readonly text: string
  readonly detail?: string
  /** 0 to 1. */
  readonly share: number
  readonly onOpen?: () => void
}

/** Figures below each other, each with a bar; one with bills opens them. */
export const FigureBars = ({
  label,
  figures,
}: {
  readonly label: string
  readonly figures: readonly Figure[]
}) => (
  <ul className="figure-bars" aria-label={label}>
    {figures.map(({ key, name, text, detail, share, onOpen }) => {
      const content = (
        <>
          <span className="figure-name">{name}</span>
          <span className="figure-text">{text}</span>
          {detail !== undefined && <span className="figure-detail">{detail}</span>}
          <ShareBar share={share} />
        </>
      )
      return (
        <li key={key}>
          {onOpen ? (
            <button type="button" className="figure" onClick={onOpen}>
              {content}
            </button>
          ) : (
            <div className="figure">{content}</div>
          )}
        </li>
      )
    })}
  </ul>
)
