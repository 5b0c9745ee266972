import { dishesToCome, type FloorSession } from '@comanda/client/staff'
import { useMessages } from '../messages.ts'
import './reserved-note.css'

/** A table is paid, and its dishes are not all served: its guests may still sit there (STAFF-4.25). */
export const StillServedNote = ({ sessions }: { readonly sessions: readonly FloorSession[] }) => {
  const { t } = useMessages()
  const count = dishesToCome(sessions)
  if (count === 0) return null
  return (
    <p className="reserved-note" role="alert">
      {t('floor.stillServed', { count })}
    </p>
  )
}
