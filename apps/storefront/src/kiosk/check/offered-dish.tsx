import type { MenuContext } from '@comanda/engine/catalog'
import { Picture, Price } from '@comanda/ui'
import { DishControl } from '../../features/browse/dish-control.tsx'
import { dishOffer } from '../../features/browse/dish-offer.ts'
import { useNames } from '../../language/use-names.ts'
import { useMoney } from '../../money/use-money.ts'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { paths } from '../../router/paths.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import type { FittingDish } from './fitting-dishes.ts'
import '../../features/browse/dish-card.css'

interface OfferedDishProps {
  readonly offered: FittingDish
  readonly context: MenuContext
  readonly price: number
}

/** A dish that is offered, at its full price; a press on + adds it, its name opens it. */
export const OfferedDish = ({ offered, context, price }: OfferedDishProps) => {
  const name = useNames()
  const money = useMoney()
  const navigate = useNavigate()
  const { product } = offered.dish
  const title = name(product.name)
  const open = (): void => void navigate({ to: paths.product, params: { id: product._id } })
  return (
    <li>
      <Picture alt="" eager tint={offered.tint} {...pictureSource(product.images?.[0], '20vw')} />
      <button type="button" className="kiosk-offer-dish" onClick={open}>
        <span>{title}</span>
        <Price text={money(price)} />
      </button>
      <DishControl
        product={product}
        offer={dishOffer(product, context)}
        name={title}
        onOpen={open}
      />
    </li>
  )
}
