import { getRouteApi } from '@tanstack/react-router'
import { ProductPage } from '../features/product/product-page.tsx'
import { paths } from './paths.ts'

const route = getRouteApi(paths.product)

const ProductRoute = () => {
  const { id } = route.useParams()
  return <ProductPage key={id} id={id} />
}

export default ProductRoute
