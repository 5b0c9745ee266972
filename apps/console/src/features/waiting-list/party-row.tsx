import type { WaitingListResult } from '@comanda/contract'
import { allergyOf } from '@comanda/shop-rules/reservations'
import { isSilent, isWaiting, undoneWaiting } from '@comanda/shop-rules/waiting'
import { Badge, Button, IconButton } from '@comanda/ui'
import { AllergyFacts } from '../../staff/guests/guest-facts.tsx'
import { useMessages } from '../../staff/messages.ts'

type Listed = WaitingListResult['parties'][number]

const tones = {
  waiting: 'plain',
  called: 'highlight',
  coming: 'primary',
  seated: 'success',
  left: 'danger',
  gaveUp: 'danger',
} as const

/** From how many guests on a party is marked: it takes several tables. */
const BIG_PARTY = 7

interface PartyRowProps {
  readonly listed: Listed
  readonly callMinutes: number
  readonly now: number
  /** The party before it in the list, if it is not the first. */
  readonly onUp: (() => void) | undefined
  readonly onCall: () => void
  readonly onSeat: () => void
  readonly onStatus: (status: Listed['party']['status']) => void
}

/** A party of the list: who, how long yet, and what staff do with it. */
export const PartyRow = (props: PartyRowProps) => {
  const { listed, callMinutes, now, onUp, onCall, onSeat, onStatus } = props
  const { party, minutes, error = 0 } = listed
  const { number, guests, name, phone, remark, status, createTime, text } = party
  const { t } = useMessages()
  const waited = Math.max(0, Math.floor((now - Date.parse(createTime)) / 60_000))
  const allergy = allergyOf(party)
  const back = isWaiting(status) ? undefined : undoneWaiting(party, now)
  return (
    <li className="waiting-row" data-status={status}>
      <strong className="waiting-row-number">{number}</strong>
      <div className="waiting-row-who">
        <strong>{name ?? t('waitingList.noName')}</strong>
        <small>
          {[t('floor.guests', { count: guests }), phone, t('waitingList.since', { count: waited })]
            .filter((one) => one !== undefined)
            .join(' · ')}
        </small>
        <AllergyFacts allergens={allergy?.allergens ?? []} text={allergy?.text} />
        {remark !== undefined && allergy?.text === undefined && (
          <small>
            <q>{remark}</q>
          </small>
        )}
      </div>
      <div className="waiting-row-signs">
        {minutes !== undefined && (
          <span className="waiting-row-wait">
            {minutes === 0 && error === 0
              ? t('waitingList.now')
              : t('waitingList.about', { minutes, error })}
          </span>
        )}
        {onUp && <IconButton icon="up" label={t('waitingList.up', { number })} onClick={onUp} />}
        {status !== 'waiting' && (
          <Badge tone={tones[status]}>{t(`waitingList.status.${status}`)}</Badge>
        )}
        {guests >= BIG_PARTY && <Badge tone="highlight">{t('book.bigParty')}</Badge>}
        {isSilent(party, callMinutes, now) && (
          <Badge tone="danger">{t('waitingList.silent', { count: callMinutes })}</Badge>
        )}
        {text === 'failed' && <Badge tone="danger">{t('waitingList.textFailed')}</Badge>}
        {text === 'sent' && <Badge tone="success">{t('waitingList.textSent')}</Badge>}
      </div>
      <div className="waiting-row-acts">
        {isWaiting(status) ? (
          <>
            <Button onClick={onCall} variant={status === 'waiting' ? 'primary' : 'quiet'}>
              {t(status === 'waiting' ? 'waitingList.call' : 'waitingList.callAgain')}
            </Button>
            <Button variant="quiet" onClick={onSeat}>
              {t('waitingList.seat')}
            </Button>
            <Button variant="plain" onClick={() => onStatus('left')}>
              {t('waitingList.left')}
            </Button>
            <Button variant="plain" onClick={() => onStatus('gaveUp')}>
              {t('waitingList.gaveUp')}
            </Button>
          </>
        ) : (
          back !== undefined && (
            <Button variant="quiet" onClick={() => onStatus(back)}>
              {t('app.undo')}
            </Button>
          )
        )}
      </div>
    </li>
  )
}
