import type { Printer, PrintJob } from '@comanda/contract'
import { listWords } from '../../staff/list-words.ts'
import { Badge, Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

interface LastSlipsProps {
  readonly jobs: readonly PrintJob[]
  readonly printers: readonly Printer[]
  readonly onAgain: (job: PrintJob) => void
}

/** The last slips and what became of each; each can be printed again. */
export const LastSlips = ({ jobs, printers, onAgain }: LastSlipsProps) => {
  const { t } = useMessages()
  const { time } = useFormats()
  if (jobs.length === 0) return null
  const nameOf = (id: string) => printers.find(({ _id }) => _id === id)?.name ?? ''
  return (
    <section aria-label={t('printers.slips')}>
      <h2>{t('printers.slips')}</h2>
      <ul className="page-card printers-slips">
        {jobs.map((job) => {
          const { _id, kind, number, status, problem, isCopy, createTime } = job
          const name = [t(`printers.slip.${kind}`), number].filter(Boolean).join(' ')
          return (
            <li key={_id}>
              <span>
                <strong>{name}</strong>
                <span className="settings-muted">
                  {listWords([nameOf(job.printer), time(createTime)].filter(Boolean), t)}
                </span>
              </span>
              {isCopy === true && <Badge>{t('printers.copy')}</Badge>}
              <Badge
                tone={
                  status === 'printed' ? 'success' : status === 'waiting' ? 'highlight' : 'plain'
                }
              >
                {status === 'waiting' && problem
                  ? t(`printers.problems.${problem}`)
                  : t(`printers.state.${status}`)}
              </Badge>
              {kind !== 'drawer' && (
                <Button
                  variant="quiet"
                  aria-label={t('printers.againOf', { name })}
                  onClick={() => onAgain(job)}
                >
                  {t('printers.again')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
