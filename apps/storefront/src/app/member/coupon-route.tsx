import { useSearch } from '../../router/use-shown.ts'
import { CouponPage } from '../../features/coupons/claim/coupon-page.tsx'
import { paths } from '../../router/paths.ts'

/** A printed code leads here with the coupon's code in its query. */
const CouponRoute = () => <CouponPage code={useSearch(paths.coupon).code} />

export default CouponRoute
