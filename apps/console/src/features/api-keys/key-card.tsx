import type { ApiKeys } from '@comanda/client/staff'
import type { ApiKey, IssuedApiKey } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { Badge, Button } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { EndDialog } from '../../forms/end-dialog.tsx'
import { RotateKey } from './rotate-key.tsx'

interface KeyCardProps {
  readonly apiKey: ApiKey
  readonly keys: ApiKeys
  readonly onRotated: (issued: IssuedApiKey) => void
}

const isPast = (time: string | undefined, now: number): boolean =>
  time !== undefined && Date.parse(time) <= now

/** A key: what it may do, how its secret begins, and when it was last used. */
export const KeyCard = ({ apiKey, keys, onRotated }: KeyCardProps) => {
  const { t, locale } = useMessages()
  const [asks, setAsks] = useState<'rotate' | 'end'>()
  const { _id, name, shop, rights, begins, lastUsed, expires, overlapUntil } = apiKey
  const at = (time: string): string =>
    new Intl.DateTimeFormat(languageTag[locale], {
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(Date.parse(time))
  const [now] = useState(Date.now)
  const facts = [
    t('apiKeys.begins', { begins }),
    lastUsed === undefined ? t('apiKeys.unused') : t('apiKeys.lastUsed', { time: at(lastUsed) }),
    ...(expires === undefined ? [] : [t('apiKeys.until', { time: at(expires) })]),
    ...(overlapUntil === undefined || isPast(overlapUntil, now)
      ? []
      : [t('apiKeys.overlapUntil', { time: at(overlapUntil) })]),
  ]
  const close = (): void => setAsks(undefined)
  return (
    <li className="page-card" aria-label={name}>
      <div className="settings-card-head">
        <strong>{name}</strong>
        {isPast(expires, now) ? (
          <Badge tone="danger">{t('apiKeys.over')}</Badge>
        ) : (
          <Badge tone="highlight">
            {t(`apiKeys.reaches.${shop === undefined ? 'all' : 'shop'}`)}
          </Badge>
        )}
      </div>
      <p>{rights.map((right) => t(`apiKeys.rights.${right}`)).join(' · ')}</p>
      <p className="settings-muted">{facts.join(' · ')}</p>
      <div className="page-actions">
        <Button
          variant="plain"
          aria-label={t('apiKeys.endOf', { name })}
          onClick={() => setAsks('end')}
        >
          {t('apiKeys.end')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('apiKeys.rotateOf', { name })}
          onClick={() => setAsks('rotate')}
        >
          {t('apiKeys.rotate')}
        </Button>
      </div>
      {asks === 'end' && (
        <EndDialog of="apiKeys" name={name} onEnd={() => keys.end(_id)} onClosed={close} />
      )}
      {asks === 'rotate' && (
        <RotateKey
          name={name}
          onRotate={async (hours) => onRotated(await keys.rotate(_id, hours))}
          onClosed={close}
        />
      )}
    </li>
  )
}
