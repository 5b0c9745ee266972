import { memoryStorage } from '@comanda/client'
import type { KioskPairing, PairedKiosk } from '@comanda/client/kiosk'
import { useStore } from '@comanda/client/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DinerProvider } from '../diner/diner-context.tsx'
import { MessagesProvider } from '../language/messages.ts'
import { useRemoteWords } from '../language/use-remote-words.ts'
import { RouterProvider } from '../router/router-context.tsx'
import { LastResort } from '../shell/last-resort.tsx'
import { NeedsProvider } from './glass/needs-context.tsx'
import { createGuest, type Guest } from './guest.ts'
import { KioskProvider, useKiosk } from './kiosk-context.tsx'
import { KioskFrame } from './kiosk-frame.tsx'
import { PairingPage } from './pairing-page.tsx'
import { useHealth } from './use-health.ts'
import { useOwnDevice } from './use-own-device.ts'
import { useRevoked } from './use-revoked.ts'
import { useWordsOf, type Words } from './use-words-of.ts'
import { wipe } from './wipe.ts'

interface VisitProps {
  readonly guest: Guest
  readonly words: Words
}

const Visit = ({ guest, words }: VisitProps) => (
  <MessagesProvider {...words} remote={useRemoteWords(guest.diner.client.translations)}>
    <DinerProvider diner={guest.diner}>
      <RouterProvider router={guest.router}>
        <NeedsProvider screen={useKiosk().device.screen}>
          <KioskFrame />
        </NeedsProvider>
      </RouterProvider>
    </DinerProvider>
  </MessagesProvider>
)

interface PairedProps {
  readonly pairing: KioskPairing
  readonly paired: PairedKiosk
  readonly words: Words
}

/** A kiosk that is paired: one guest after another (KIOSK-2.1). */
const Paired = ({ pairing, paired, words }: PairedProps) => {
  const [shared] = useState(memoryStorage)
  const { device } = paired
  const [guest, setGuest] = useState(() => createGuest(0, paired, shared))
  const number = useRef(0)
  const nextWords = useWordsOf(device.locale, words)
  const [visits, setVisits] = useState({ guests: 0, abandoned: 0 })
  /** It stays the same while the device's record changes, or the time of idleness would begin again with each report. */
  const reset = useCallback(
    (isDone = false): void => {
      wipe()
      const { paired: present } = pairing.state.get()
      if (!present) return
      setVisits(({ guests, abandoned }) => ({
        guests: guests + 1,
        abandoned: abandoned + (isDone ? 0 : 1),
      }))
      number.current += 1
      setGuest(createGuest(number.current, present, shared))
    },
    [shared, pairing],
  )
  // The connection of a guest ends once nothing shows them any more.
  useEffect(() => () => guest.diner.client.close(), [guest])
  const report = useHealth(guest, visits, pairing.update)
  useOwnDevice(guest, { device, onChanged: pairing.update, onGone: () => void report() })
  useRevoked(guest, pairing.forget)
  const kiosk = useMemo(
    () => ({ device, reset, report, client: guest.diner.client }),
    [device, reset, report, guest],
  )
  return (
    <KioskProvider kiosk={kiosk}>
      <Visit key={guest.number} guest={guest} words={nextWords} />
    </KioskProvider>
  )
}

/** The kiosk: a code until it is paired, then its guests. */
export const KioskApp = ({ pairing, words }: Omit<PairedProps, 'paired'>) => {
  const { paired } = useStore(pairing.state)
  return (
    <LastResort locale={words.locale}>
      {paired ? (
        <Paired key={paired.token} pairing={pairing} paired={paired} words={words} />
      ) : (
        <MessagesProvider {...words}>
          <PairingPage pairing={pairing} />
        </MessagesProvider>
      )}
    </LastResort>
  )
}
