import { sayHealth } from '@comanda/client/kiosk'
import type { Device } from '@comanda/contract'
import { useEffect, useState } from 'react'
import { cameraState } from '../scan/camera-state.ts'
import type { Guest } from '../guests/guest.ts'
import type { Visits } from '../guests/guests.ts'
import { createLatestCall } from './latest-call.ts'
import { lastPageError } from '../failures/page-error.ts'
import { stepName } from '../guests/step-name.ts'

/** How often a kiosk says how it is, in ms (KIOSK-1.5). */
const EVERY = 60_000

interface ReportedVisits extends Visits {
  readonly lastError?: string
}

/** The build, by the name that it gave this file. */
const version = /-([\w-]{8})\.js$/.exec(new URL(import.meta.url).pathname)?.[1]

/** How long the last report took, in ms. */
const lastReport: { took?: number } = {}

interface Memory {
  readonly memory?: { readonly usedJSHeapSize?: number }
}

/** Calls at once and then each minute, until the returned function is called. */
const everyMinute = (say: () => unknown): (() => void) => {
  void say()
  const timer = setInterval(() => void say(), EVERY)
  return () => clearInterval(timer)
}

/** Says how the kiosk is as long as it runs; `onDevice` gets its record, with what staff have set in the meantime. Returns what says it at once. */
export const useHealth = (
  guest: Guest,
  visits: ReportedVisits,
  onDevice: (device: Device) => void,
): ((done?: string) => Promise<void>) => {
  const report = async (done?: string): Promise<void> => {
    const { diner, router } = guest
    const heap = (performance as Memory).memory?.usedJSHeapSize
    const roundTrip = lastReport.took
    const lastError = lastPageError()
    try {
      const { device, took } = await sayHealth(diner.client.connection, {
        uptime: Math.round(performance.now() / 1000),
        agent: navigator.userAgent.slice(0, 300),
        screen: `${window.innerWidth}×${window.innerHeight}`,
        step: stepName(router.state.get().place.pathname),
        camera: await cameraState(),
        ...(version === undefined ? {} : { version }),
        ...(roundTrip === undefined ? {} : { roundTrip }),
        ...(lastError === undefined ? {} : { lastError }),
        ...visits,
        abandonedAt: [...visits.abandonedAt],
        ...(done === undefined ? {} : { done }),
        ...(heap === undefined ? {} : { heap }),
      })
      lastReport.took = took
      onDevice(device)
    } catch {
      // Without a connection it says so a minute later; the console shows the silence.
    }
  }
  const [{ call: say, set }] = useState(() => createLatestCall(report))
  useEffect(() => set(report))
  useEffect(() => everyMinute(say), [say])
  return say
}
