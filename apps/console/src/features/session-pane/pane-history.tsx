import { createSessionHistory } from '@comanda/client/staff'
import type { SessionEvent, TableSession } from '@comanda/contract'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { useEffect, useState } from 'react'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { eventDetail, eventWords } from './event-words.ts'

const whoOf = ({ actor }: SessionEvent, t: ConsoleTranslate): string => {
  const who = actor.name ?? t(`pane.who.${actor.role}`)
  return actor.approverName === undefined
    ? who
    : t('pane.approvedBy', { who, approver: actor.approverName })
}

/** What was done in the session, by whom and when, in words: the newest first. */
export const PaneHistory = ({ session }: { readonly session: TableSession }) => {
  const { connection } = useStaff()
  const { t, locale } = useMessages()
  const { money, time } = useFormats()
  const { shop, _id } = session
  const [history] = useState(() => createSessionHistory(connection, { shop, session: _id }))
  useEffect(() => history.open(), [history])
  return (
    <LoadedView loaded={history}>
      {(events) => (
        <ol className="pane-history">
          {events.map((event) => {
            const detail = eventDetail(event, { t, locale, money })
            return (
              <li key={event._id}>
                <strong>{eventWords(event, t)}</strong>
                {detail !== '' && <span>{detail}</span>}
                <small>{`${time(event.at)} · ${whoOf(event, t)}`}</small>
              </li>
            )
          })}
        </ol>
      )}
    </LoadedView>
  )
}
