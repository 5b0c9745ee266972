import { createWaitingPlace, type WaitingPlaceRecord } from '@comanda/client/reservations'
import { useConnection, useStore } from '@comanda/client/react'
import type { WaitingPlace } from '@comanda/contract'
import { isWaiting } from '@comanda/shop-rules/waiting'
import { Button, buttonLook, EmptyState, showToast, VisitDrawing } from '@comanda/ui'
import { useEffect, useMemo, useState } from 'react'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { LoadedContent } from '../../loading/loaded-content.tsx'
import { Link } from '../../router/link.tsx'
import { paths } from '../../router/paths.ts'
import { useEstimateWords } from './use-estimate-words.ts'
import { useRinging } from './use-ringing.ts'
import { WaitingFrame } from './waiting-frame.tsx'
import './waiting.css'

const PlaceCard = ({ place }: { readonly place: WaitingPlace }) => {
  const { t } = useVisitMessages()
  const words = useEstimateWords()
  const { number, status, ahead, ways, guests } = place
  const wait = words(place)
  return (
    <section className="waiting-card" data-status={status}>
      <p className="waiting-note">{t('waiting.yourNumber')}</p>
      <p className="waiting-number">{number}</p>
      <p className="waiting-wait" role="status">
        {status === 'waiting' ? (wait ?? t('waiting.unknown')) : t(`waiting.say.${status}`)}
      </p>
      {status === 'waiting' && ahead !== undefined && (
        <p className="waiting-note">
          {ahead === 0 ? t('waiting.next') : t('waiting.ahead', { count: ahead })}
        </p>
      )}
      <p className="waiting-note">{t('waiting.party', { count: guests })}</p>
      {status === 'waiting' && (
        <p className="waiting-note">
          {t(
            ways.length > 0
              ? `waiting.ways.${ways.join('') as 'mail' | 'sms' | 'mailsms'}`
              : 'waiting.stay',
          )}
        </p>
      )}
    </section>
  )
}

interface PlaceActionsProps {
  readonly place: WaitingPlace
  readonly respond: WaitingPlaceRecord['respond']
}

const PlaceActions = ({ place, respond }: PlaceActionsProps) => {
  const { t } = useVisitMessages()
  const [isAsked, setAsked] = useState(false)
  const [busy, setBusy] = useState<'coming' | 'gaveUp'>()
  const say = async (status: 'coming' | 'gaveUp'): Promise<void> => {
    setBusy(status)
    try {
      await respond(status)
    } catch {
      showToast(t('waiting.error.failed'), { tone: 'danger' })
    } finally {
      setBusy(undefined)
      setAsked(false)
    }
  }
  if (!isWaiting(place.status))
    return place.status === 'seated' ? null : (
      <Link to={paths.waitingDoor} params={{ shop: place.shop }} {...buttonLook({ wide: true })}>
        {t('waiting.again')}
      </Link>
    )
  return (
    <>
      {place.status === 'called' && (
        <Button size="large" wide busy={busy === 'coming'} onClick={() => void say('coming')}>
          {t('waiting.coming')}
        </Button>
      )}
      {isAsked ? (
        <div className="waiting-ask" role="group" aria-label={t('waiting.giveUpAsk')}>
          <p>{t('waiting.giveUpAsk')}</p>
          <Button variant="danger" wide busy={busy === 'gaveUp'} onClick={() => void say('gaveUp')}>
            {t('waiting.giveUpYes')}
          </Button>
          <Button variant="quiet" wide onClick={() => setAsked(false)}>
            {t('waiting.keep')}
          </Button>
        </div>
      ) : (
        <Button variant="plain" wide onClick={() => setAsked(true)}>
          {t('waiting.giveUp')}
        </Button>
      )}
    </>
  )
}

interface PlacePageProps {
  readonly id: string
  readonly onBack: () => void
}

/** A party's own page: its place, and its call (WAIT-4.3, WAIT-4.4). */
export const PlacePage = ({ id, onBack }: PlacePageProps) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const connection = useConnection()
  const record = useMemo(() => createWaitingPlace(connection, id), [connection, id])
  useEffect(() => record.open(), [record])
  const loaded = { ...useStore(record.state), reload: () => void record.reload() }
  const { data } = loaded
  useRinging(data?.place.status === 'called', t('waiting.calledTitle'))
  return (
    <WaitingFrame title={t('waiting.title')} lead={data && name(data.shop.name)} onBack={onBack}>
      <LoadedContent
        loaded={loaded}
        missing={
          <EmptyState drawing={<VisitDrawing name="calendar" />} title={t('waiting.notFound')}>
            {t('waiting.notFoundText')}
          </EmptyState>
        }
      >
        {({ place }) => (
          <div className="waiting-body">
            <PlaceCard place={place} />
            <PlaceActions place={place} respond={record.respond} />
          </div>
        )}
      </LoadedContent>
    </WaitingFrame>
  )
}
