import './price.css'

interface PriceProps {
  /** Formatted: `$ 1,234.50`. */
  readonly text: string
  readonly size?: 'text' | 'large' | 'huge'
  /** A former price: struck through. */
  readonly was?: boolean
}

/** A price in tabular figures with smaller cents; screen readers read it as one text. */
export const Price = ({ text, size = 'text', was = false }: PriceProps) => {
  const signed = text.replace('-', '−')
  const point = signed.lastIndexOf('.')
  const [units, cents] = point < 0 ? [signed, ''] : [signed.slice(0, point), signed.slice(point)]
  const Tag = was ? 's' : 'span'
  return (
    <Tag className="ui-price" data-size={size}>
      {units}
      {cents && <small>{cents}</small>}
    </Tag>
  )
}
