import type { Menu, Product } from '@comanda/contract'
import type { MenuContext } from '@comanda/engine/catalog'
import { useMemo } from 'react'
import { useCart, useCatalogue } from '../diner/use-stores.ts'
import { DishCard } from '../features/browse/dish-card.tsx'
import { dishOf } from '../features/browse/dish.ts'
import { useDishPrices } from '../features/browse/use-dish-prices.ts'
import { ProductPage } from '../features/product/product-page.tsx'
import '../features/browse/browse-page.css'

const stay = (): void => undefined

interface PreviewedProps {
  readonly menu: Menu
  readonly product: Product
  readonly context: MenuContext
}

const Previewed = ({ menu, product, context }: PreviewedProps) => {
  const dish = dishOf(product)
  const groups = useMemo(() => [{ dishes: [dish] }], [dish])
  const price = useDishPrices(groups, context)
  const category = menu.categories.find(({ _id }) => _id === product.category)
  return (
    // Not a landmark: it is a part of the page around it.
    <div className="preview">
      <div className="dishes" data-view="list">
        <DishCard
          dish={dish}
          context={context}
          price={price(product)}
          tint={category?.color}
          eager
          onOpen={stay}
        />
      </div>
      <ProductPage key={product._id} id={product._id} />
    </div>
  )
}

/** A dish as it stands in the menu, and its page below: the first of the menu that is shown. */
export const PreviewPage = () => {
  const { context } = useCart()
  const { menu } = useCatalogue()
  const product = menu?.products[0]
  if (!menu || !product || !context) return null
  return <Previewed menu={menu} product={product} context={context} />
}
