import { useStore } from '@comanda/client/react'
import { Navigate, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { ShopChoice } from '../features/shop-choice/shop-choice.tsx'
import { useStaff } from '../staff/staff-context.tsx'
import { deviceCodeIn } from './search-params.ts'

const LAST_SHOP = 'staffShop'

/**
 * Redirects to the only shop of the account or the one selected last, an owner without a shop to the setup; otherwise shows
 * the choice of shops. Who scanned a device's code says which shop it is for.
 */
export const ShopsPage = () => {
  const { shops, storage, authentication } = useStaff()
  const { status, shops: known, hasMore, missing } = useStore(shops.state)
  const { user } = useStore(authentication.state)
  const navigate = useNavigate()
  const { choose } = useSearch({ from: '/' })
  const { hash } = useLocation()
  const isAsked = choose === true || deviceCodeIn(hash) !== undefined
  const last = isAsked ? undefined : storage.read(LAST_SHOP)
  const isKnown = known.some(({ _id }) => _id === last) || (hasMore === true && last !== missing)
  const only = known.length === 1 && !hasMore ? known[0]?._id : isKnown ? last : undefined
  const isOwner = (user?.staff ?? []).some(({ role }) => role === 'owner')
  if (status === 'ready' && known.length === 0 && isOwner) return <Navigate to="/setup" replace />
  if (only) return <Navigate to="/$shop" params={{ shop: only }} hash={hash} replace />
  return (
    <ShopChoice
      onSelect={(shop) => {
        storage.write(LAST_SHOP, shop)
        void navigate({ to: '/$shop', params: { shop }, hash })
      }}
    />
  )
}
