import { Price } from './price.tsx'

export const title = 'Price'
export const stories = {
  sizes: () => (
    <div className="gallery-row">
      <Price text="$ 68.00" />
      <Price text="$ 1,268.50" size="large" />
      <Price text="¥ 12.00" size="huge" />
      <Price text="$ 80.00" was />
    </div>
  ),
}
