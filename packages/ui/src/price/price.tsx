import './price.css'

interface PriceProps {
  /** As the currency writes it: `$ 1,234.50`. */
  readonly text: string
  readonly size?: 'text' | 'large' | 'huge'
  /** What it was: struck through. */
  readonly was?: boolean
}

/** A price in tabular figures, its cents smaller; a screen reader hears it whole. */
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
