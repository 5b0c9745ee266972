import { priceParts } from './price-parts.ts'
import './price.css'

interface PriceProps {
  /** Formatted, alone or with a word: `$ 1,234.50`, `from $ 8.00`. */
  readonly text: string
  readonly size?: 'text' | 'large' | 'huge'
  /** A former price: struck through. */
  readonly was?: boolean
}

/** A price in tabular figures with smaller cents; screen readers read it as one text. */
export const Price = ({ text, size = 'text', was = false }: PriceProps) => {
  const { units, cents, after } = priceParts(text)
  const Tag = was ? 's' : 'span'
  return (
    <Tag className="ui-price" data-size={size}>
      {units}
      {cents && <small>{cents}</small>}
      {after}
    </Tag>
  )
}
