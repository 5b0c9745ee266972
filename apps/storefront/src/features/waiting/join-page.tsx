import { createJoining, loadWaitingDoor, type WaitingDoor } from '@comanda/client/reservations'
import { useChanges, useConnection, useLoaded } from '@comanda/client/react'
import { normaliseError } from '@comanda/client'
import { phoneError } from '@comanda/shop-rules/contact'
import { Button, EmptyState, Field, Stepper, VisitDrawing } from '@comanda/ui'
import { type FormEvent, useState } from 'react'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { LoadedContent } from '../../loading/loaded-content.tsx'
import { WaitingFrame } from './waiting-frame.tsx'
import { useEstimateWords } from './use-estimate-words.ts'
import './waiting.css'

interface JoinPageProps {
  readonly shop: string
  readonly onJoined: (place: string) => void
  readonly onBack: () => void
}

interface JoinFormProps extends Pick<JoinPageProps, 'onJoined'> {
  readonly door: WaitingDoor
  readonly guests: number
  readonly onGuests: (guests: number) => void
}

const errors = ['waitingClosed', 'waitingFull', 'tooManyAttempts'] as const

const JoinForm = ({ door, guests, onGuests, onJoined }: JoinFormProps) => {
  const { t, locale } = useVisitMessages()
  const words = useEstimateWords()
  const connection = useConnection()
  const [join] = useState(() => createJoining(connection))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const text = (name: string): string => {
      const value = said.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const own = Object.fromEntries(
      ['name', 'phone', 'email', 'remark'].flatMap((name) =>
        text(name) === '' ? [] : [[name, text(name)]],
      ),
    )
    if (own['phone'] !== undefined && phoneError(own['phone'])) {
      setProblem(t('reservation.error.phoneInvalid'))
      return
    }
    setBusy(true)
    setProblem(undefined)
    try {
      onJoined((await join({ shop: door.shop._id, guests, locale, ...own }))._id)
    } catch (failure) {
      const { code, reason } = normaliseError(failure)
      const known = errors.find((one) => one === code)
      if (reason === 'offline') setProblem(t('reservation.error.offline'))
      else setProblem(t(known ? `waiting.error.${known}` : 'waiting.error.failed'))
      setBusy(false)
    }
  }
  if (!door.isOpen)
    return (
      <EmptyState drawing={<VisitDrawing name="calendar" />} title={t('waiting.closed')}>
        {t('waiting.speak')}
      </EmptyState>
    )
  const wait = words(door)
  return (
    <form className="waiting-form" onSubmit={(event) => void send(event)}>
      <section className="waiting-card" aria-live="polite">
        <p className="waiting-wait">{wait ?? t('waiting.unknown')}</p>
        {door.parties > 0 && (
          <p className="waiting-note">{t('waiting.parties', { count: door.parties })}</p>
        )}
      </section>
      <div className="waiting-guests">
        <strong>{t('waiting.guests')}</strong>
        <Stepper
          size="large"
          value={guests}
          min={1}
          max={door.maxGuests}
          label={t('waiting.guests')}
          increaseLabel={t('reservation.more', { name: t('waiting.guests') })}
          decreaseLabel={t('reservation.fewer', { name: t('waiting.guests') })}
          onChange={onGuests}
        />
      </div>
      {guests >= door.maxGuests && <p className="waiting-note">{t('waiting.bigger')}</p>}
      <Field name="name" label={t('reservation.name')} autoComplete="name" maxLength={100} />
      <Field
        name="phone"
        type="tel"
        label={t('reservation.phone')}
        autoComplete="tel"
        maxLength={40}
      />
      <Field
        name="email"
        type="email"
        label={t('reservation.email')}
        autoComplete="email"
        maxLength={200}
      />
      <Field name="remark" label={t('reservation.remark')} maxLength={300} autoComplete="off" />
      <p className="waiting-note">{t('waiting.optional')}</p>
      {problem !== undefined && (
        <p className="waiting-problem" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('waiting.join')}
      </Button>
    </form>
  )
}

/** The page behind the code at the door: how long it takes, and a place in the list (WAIT-4.1). */
export const JoinPage = ({ shop, onJoined, onBack }: JoinPageProps) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const connection = useConnection()
  const [guests, setGuests] = useState(2)
  const [shown, setShown] = useState<WaitingDoor>()
  const loaded = useLoaded(`${shop} ${guests}`, async () => {
    const door = await loadWaitingDoor(connection, shop, guests)
    setShown(door)
    return door
  })
  useChanges(loaded.reload, 'waitingSettings')
  const data = loaded.data ?? shown
  return (
    <WaitingFrame title={t('waiting.title')} lead={data && name(data.shop.name)} onBack={onBack}>
      <LoadedContent
        loaded={data ? { ...loaded, data } : loaded}
        missing={
          <EmptyState drawing={<VisitDrawing name="calendar" />} title={t('waiting.noShop')} />
        }
      >
        {(door) => (
          <JoinForm door={door} guests={guests} onGuests={setGuests} onJoined={onJoined} />
        )}
      </LoadedContent>
    </WaitingFrame>
  )
}
