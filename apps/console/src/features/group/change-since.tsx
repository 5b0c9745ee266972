import { useMessages } from '../../staff/messages.ts'

interface ChangeSinceProps {
  readonly now: number
  /** Of the same days of the week before. */
  readonly before: number
}

/** How much more or less it is than in the week before, in words. */
export const ChangeSince = ({ now, before }: ChangeSinceProps) => {
  const { t, locale } = useMessages()
  if (before <= 0) return <span className="page-muted">{t('group.noneBefore')}</span>
  const share = (now - before) / before
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(share)
  return (
    <span className="group-change" data-less={share < 0 ? '' : undefined}>
      {t('group.sinceWeek', { percent })}
    </span>
  )
}
