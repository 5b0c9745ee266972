import type { Product } from '@comanda/contract'
import { pictureId, recordId, shopId } from '../ids/record-id.ts'
import { type ShopKey, shopKeys } from '../ids/shop-key.ts'
import { text } from '../text/text.ts'

/** Price and credited amount, in each shop's currency. */
const amounts: Readonly<Record<ShopKey, readonly (readonly [price: number, credit: number])[]>> = {
  hk: [
    [100, 100],
    [300, 315],
    [500, 540],
    [1000, 1120],
  ],
  tw: [
    [500, 500],
    [1000, 1050],
    [2000, 2160],
    [3000, 3360],
  ],
  sg: [
    [20, 20],
    [50, 52.5],
    [100, 108],
    [200, 224],
  ],
}

const topUp = (
  shop: ShopKey,
  [price, credit]: readonly [number, number],
  place: number,
): Product => ({
  _id: recordId(shop, 'product', `top-up/${price}`),
  shop: shopId(shop),
  code: `T${place}`,
  name: text(`Top up $${price}`, `增值$${price}`, `充值$${price}`),
  description: text(
    `$${credit} to spend in this currency.`,
    `可用餘額增加$${credit}。`,
    `可用余额增加$${credit}。`,
  ),
  images: [pictureId('logo')],
  price,
  topUp: credit,
  hideFromOnline: true,
  discountable: false,
  order: 900 + place,
})

/** Top-up products, which are on no menu. */
export const topUps: Product[] = shopKeys.flatMap((shop) =>
  amounts[shop].map((amount, index) => topUp(shop, amount, index + 1)),
)
