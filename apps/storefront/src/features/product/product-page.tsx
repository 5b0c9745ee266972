import type { Product } from '@comanda/contract'
import type { MenuContext } from '@comanda/engine/catalog'
import { buttonLook } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/use-navigate.ts'
import { useCart, useCatalogue } from '../../diner/use-stores.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { ProductBar } from './product-bar.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductGone } from './product-gone.tsx'
import { useProductForm } from './use-product-form.ts'

const Title = (name: string) => <h1 className="product-title">{name}</h1>

const ProductForm = ({ product, context }: { product: Product; context: MenuContext }) => {
  const navigate = useNavigate()
  const { model, refusal, showsErrors, unitPrice, done } = useProductForm(
    product,
    context,
    undefined,
  )
  return (
    <div className="product-page">
      <ProductDetails
        product={product}
        model={model}
        issues={model.issues}
        showsErrors={showsErrors}
        unitPrice={unitPrice}
        heading={Title}
      />
      <div className="product-page-bar">
        <ProductBar
          model={model}
          isUpdate={false}
          refusal={refusal}
          onDone={() => done(() => void navigate({ to: '/browse' }))}
        />
      </div>
    </div>
  )
}

/** A product on a page of its own, opened by a link or a bookmark. */
export const ProductPage = ({ id }: { id: string }) => {
  const { t } = useOrderingMessages()
  const { offer } = useCart()
  const { menu, status } = useCatalogue()
  const product = menu?.products.find((candidate) => candidate._id === id)
  if (offer && product) return <ProductForm product={product} context={offer} />
  if (status !== 'failed' && (!menu || (product && !offer))) return <LoadingScreen />
  return (
    <ProductGone
      action={
        <Link to="/browse" {...buttonLook()}>
          {t('app.toMenu')}
        </Link>
      }
    />
  )
}
