import { lazy, type ReactNode, Suspense } from 'react'
import { whenQuiet } from '../../device/when-quiet.ts'

interface LateHeartProps {
  readonly id: string
  /** Its name on the menu. */
  readonly name: string
}

const none = () => null

/** Returns the heart of a dish by what loads it; nothing is shown if it does not arrive: the dish is there without it. */
export const heartBy = (
  load: () => Promise<{ readonly ProductHeart: (props: LateHeartProps) => ReactNode }>,
) =>
  lazy(async () => {
    await whenQuiet()
    const part = await load().catch(() => undefined)
    return { default: part?.ProductHeart ?? none }
  })

/** Loaded with the messages of members, which a dish does not wait for. */
const ProductHeart = heartBy(() => import('./product-heart.tsx'))

/** The heart of a dish once it is loaded. */
export const LateHeart = (props: LateHeartProps) => (
  <Suspense>
    <ProductHeart {...props} />
  </Suspense>
)
