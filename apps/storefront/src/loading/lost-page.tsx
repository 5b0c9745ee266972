import { LoadFailure } from './load-failure.tsx'

/** A screen whose file did not arrive: the app is loaded again, since browsers remember that a file is missing. */
export const LostPage = () => <LoadFailure level={1} onRetry={() => window.location.reload()} />
