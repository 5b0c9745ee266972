import { Icon } from '@comanda/ui'
import { useMessages } from '../messages.ts'
import { useMinutesSince } from '../use-minutes-since.ts'
import './stale-note.css'

/** Since when nothing of a screen has been updated (STAFF-4.4). */
export const StaleNote = ({ since }: { readonly since: number }) => {
  const { t } = useMessages()
  const count = useMinutesSince(since)
  return (
    <p className="stale-note" role="status">
      <Icon name="offline" size="small" />
      {count === 0 ? t('floor.staleNow') : t('floor.stale', { count })}
    </p>
  )
}
