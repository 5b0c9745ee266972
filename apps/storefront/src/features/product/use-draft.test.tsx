import { sampleIds, sampleMenu } from '@comanda/client/testing'
import { useStore } from '@comanda/client/react'
import { expect, it } from 'vitest'
import { useDiner } from '../../diner/diner-context.tsx'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { ProductBar } from './product-bar.tsx'
import { useDraft } from './use-draft.ts'

const { noodles, tea } = sampleIds

interface DraftProps {
  readonly product: Parameters<typeof useDraft>[0]
  readonly context: Parameters<typeof useDraft>[1]
}

const Bar = ({ id }: { readonly id: string }) => {
  const { context } = useStore(useDiner().client.cart.state)
  const product = sampleMenu.products.find(({ _id }) => _id === id)
  return context && product ? <Draft {...{ product, context }} /> : null
}
const Draft = ({ product, context }: DraftProps) => {
  const model = useDraft(product, context, undefined)
  return <ProductBar {...{ model, isUpdate: false, refusal: undefined, onDone: () => undefined }} />
}
const noteWith = async (product: string, quantity: number) => {
  const diner = await dinerAt({
    menu: { ...sampleMenu, shop: { ...sampleMenu.shop, maxQuantity: 4 } },
  })
  diner.client.cart.add({ product, quantity })
  const { all } = await renderForDiner(<Bar id={product} />, {}, diner)
  return all('status')[0]?.textContent
}

it('ORDER-6.2: what the cart has of a dish counts for its purchase limit in the sheet', async () => {
  expect(await noteWith(tea, 4)).toBe(
    'Exceed Purchase Limit. At most 4 of a dish in one order. Our staff can take more.',
  )
})
it('STOCK-2.5: what the cart has taken of the last portions is not offered again in the sheet', async () => {
  expect(await noteWith(noodles, 3)).toBe('Out of stock')
})
