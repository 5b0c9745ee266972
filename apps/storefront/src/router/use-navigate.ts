import type { Router } from './router.ts'
import { useRouter } from './router-context.tsx'

/** Returns a function, always the same, that goes to a screen. */
export const useNavigate = (): Router['navigate'] => useRouter().navigate
