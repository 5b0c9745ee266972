import { useParams } from '../../router/use-shown.ts'
import { ProductPage } from '../../features/product/product-page.tsx'
import { paths } from '../../router/paths.ts'

const ProductRoute = () => {
  const { id } = useParams(paths.product)
  return <ProductPage key={id} id={id} />
}

export default ProductRoute
