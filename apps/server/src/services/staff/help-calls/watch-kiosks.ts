import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { devices } from '../../../tables/devices.ts'
import { ring } from './ring.ts'

/** A kiosk says each minute that it is there: it is lost after five of silence, in ms (KIOSK-9.1). */
const LOST = 5 * 60_000
/** One that has been silent for longer is switched off, or somebody knows. */
const KNOWN = 10 * 60_000
/** The most kiosks of one look. */
const MOST = 200

/** Rings for kiosks that are not heard any more, each once. Returns how many there are. */
export const watchKiosks = async (
  runtime: Pick<Runtime, 'database' | 'bus' | 'shopDirectory' | 'now'>,
): Promise<number> => {
  const { database, now } = runtime
  const before = (ms: number): string => new Date(now() - ms).toISOString()
  const lost = await database
    .select({ shop: devices.shop, device: devices._id, name: devices.name })
    .from(devices)
    .where(
      and(
        eq(devices.kind, 'kiosk'),
        lt(devices.lastSeen, before(LOST)),
        gt(devices.lastSeen, before(KNOWN)),
        or(isNull(devices.paused), eq(devices.paused, false)),
      ),
    )
    .limit(MOST)
  for (const one of lost) await ring(runtime, { ...one, reason: 'lost' })
  return lost.length
}
