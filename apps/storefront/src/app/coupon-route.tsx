import { getRouteApi } from '@tanstack/react-router'
import { CouponPage } from '../features/coupons/claim/coupon-page.tsx'
import { paths } from './paths.ts'

const route = getRouteApi(paths.coupon)

/** A printed code leads here with the coupon's code in its query. */
const CouponRoute = () => <CouponPage code={route.useSearch().code} />

export default CouponRoute
