import {
  createResumedVisits,
  type KioskPairing,
  type PairedKiosk,
  type ResumedVisits,
} from '@comanda/client/kiosk'
import { useStore } from '@comanda/client/react'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { DinerProvider } from '../diner/diner-context.tsx'
import { MessagesProvider } from '../language/messages.ts'
import { ReadingProvider } from '../language/reading.tsx'
import { useRemoteWords } from '../language/use-remote-words.ts'
import { RouterProvider } from '../router/router-context.tsx'
import { LastResort } from '../loading/last-resort.tsx'
import { NeedsProvider } from './glass/needs-context.tsx'
import type { Guest } from './guests/guest.ts'
import { createGuests } from './guests/guests.ts'
import { KioskProvider, useKiosk } from './kiosk-context.tsx'
import { KioskFrame } from './frame/kiosk-frame.tsx'
import { LeftScreen } from './pay/left-screen.tsx'
import { useHealth } from './health/use-health.ts'
import { useOwnDevice } from './pairing/use-own-device.ts'
import { useRevoked } from './pairing/use-revoked.ts'
import { useWordsOf, type Words } from './use-words-of.ts'

/** A paired kiosk never shows it. */
const PairingPage = lazy(() => import('./pairing/pairing-page.tsx'))

interface VisitProps {
  readonly guest: Guest
  readonly resumed: ResumedVisits
  readonly words: Words
}

/** Before the first guest come the payments of those before a restart (KIOSK-6.5). */
const Shown = ({ resumed }: Pick<VisitProps, 'resumed'>) => {
  const state = useStore(resumed.state)
  return state.step === 'paying' || state.step === 'number' ? (
    <LeftScreen left={state} onSeen={resumed.next} />
  ) : (
    <KioskFrame />
  )
}

const Visit = ({ guest, words, resumed }: VisitProps) => (
  <MessagesProvider {...words} remote={useRemoteWords(guest.diner.client.translations)}>
    <DinerProvider diner={guest.diner}>
      <ReadingProvider>
        <RouterProvider router={guest.router}>
          <NeedsProvider screen={useKiosk().device.screen}>
            <Shown resumed={resumed} />
          </NeedsProvider>
        </RouterProvider>
      </ReadingProvider>
    </DinerProvider>
  </MessagesProvider>
)

interface PairedProps {
  readonly pairing: KioskPairing
  readonly paired: PairedKiosk
  readonly words: Words
}

/** What the console shows of a payment that had no outcome in time after a restart. */
const UNFINISHED = 'A payment that began before a restart has no outcome yet'

/** A kiosk that is paired: one guest after another (KIOSK-2.1). */
const Paired = ({ pairing, paired, words }: PairedProps) => {
  const { device } = paired
  const [guests] = useState(() => createGuests(pairing, paired))
  const [resumed] = useState(createResumedVisits)
  const guest = useStore(guests.present)
  const visits = useStore(guests.visits)
  const { reset, count, noteScan } = guests
  const { step, ...outcome } = useStore(resumed.state)
  const nextWords = useWordsOf(device.locale, words)
  // The connection of a guest ends once nothing shows them any more.
  useEffect(() => () => guest.diner.client.close(), [guest])
  useEffect(() => resumed.begin(guests.present.get().diner.client.connection), [resumed, guests])
  const isLate = 'isLate' in outcome && outcome.isLate
  const report = useHealth(
    guest,
    isLate ? { ...visits, lastError: UNFINISHED } : visits,
    pairing.update,
  )
  const verify = async (): Promise<void> => {
    if (await guest.diner.client.verify()) await report()
  }
  useOwnDevice(guest, { device, onChanged: pairing.update, onGone: () => void verify() })
  useRevoked(guest, pairing.forget)
  const kiosk = useMemo(
    () => ({
      device,
      reset,
      report,
      client: guest.diner.client,
      carrier: guest.carrier,
      passed: guest.passed,
      handed: guest.handed,
      count,
      noteScan,
      isBusy: guest.isBusy,
      isResumed: step === 'over',
    }),
    [device, reset, report, count, noteScan, guest, step],
  )
  return (
    <KioskProvider kiosk={kiosk}>
      <Visit key={guest.number} guest={guest} words={nextWords} resumed={resumed} />
    </KioskProvider>
  )
}

/** Nobody may be there who could load a broken page again: it does so itself after so long, in ms (KIOSK-2.4). */
const LOAD_AGAIN_AFTER = 10_000

const loadAgain = (): void => {
  setTimeout(() => window.location.reload(), LOAD_AGAIN_AFTER)
}

/** The kiosk: a code until it is paired, then its guests. */
export const KioskApp = ({ pairing, words }: Omit<PairedProps, 'paired'>) => {
  const { paired } = useStore(pairing.state)
  return (
    <LastResort locale={words.locale} onFailed={loadAgain}>
      {paired ? (
        <Paired key={paired.token} pairing={pairing} paired={paired} words={words} />
      ) : (
        <MessagesProvider {...words}>
          <Suspense>
            <PairingPage pairing={pairing} />
          </Suspense>
        </MessagesProvider>
      )}
    </LastResort>
  )
}
