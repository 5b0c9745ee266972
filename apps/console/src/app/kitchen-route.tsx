import { ALL_STATIONS } from '@comanda/client/staff'
import { useNavigate, useParams } from '@tanstack/react-router'
import { KitchenPage } from '../features/kitchen/kitchen-page.tsx'
import { useShop } from '../staff/shop-context.tsx'
import { useStaff } from '../staff/staff-context.tsx'

const KEY = 'staffStation'

/** The display of the station in the URL, else of the one that this device showed last. */
export const KitchenRoute = () => {
  const { station } = useParams({ strict: false })
  const { _id: shop } = useShop()
  const { storage } = useStaff()
  const navigate = useNavigate()
  return (
    <KitchenPage
      station={station ?? storage.read(KEY) ?? ALL_STATIONS}
      onStation={(chosen) => {
        storage.write(KEY, chosen)
        void navigate({
          to: '/$shop/kitchen/$station',
          params: { shop, station: chosen },
          replace: true,
        })
      }}
    />
  )
}
