import { Badge, Mark } from './badge.tsx'

export const title = 'Badge'
export const stories = {
  tones: () => (
    <div className="gallery-row">
      <Badge>Sold out</Badge>
      <Badge tone="success">Open now</Badge>
      <Badge tone="danger">3 left</Badge>
      <Badge tone="highlight" icon="table">
        Table A1
      </Badge>
      <Badge tone="primary">Popular</Badge>
    </div>
  ),
  marks: () => (
    <div className="gallery-row">
      <Mark icon="spicy" label="Spicy" />
      <Mark icon="leaf" label="Vegetarian" />
      <Mark icon="star" label="Popular" />
    </div>
  ),
}
