import type { MemberSums } from '@comanda/client/staff'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

/** What a file adds and changes, as figures. */
export const MemberSumsList = ({ sums }: { readonly sums: MemberSums }) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const number = new Intl.NumberFormat(locale)
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
  const rows = [
    ['added', number.format(sums.added)],
    ['changed', number.format(sums.changed)],
    ['unchanged', number.format(sums.unchanged)],
    ['points', signed.format(sums.points)],
    ['balance', money(sums.balance)],
  ] as const
  return (
    <dl className="member-file-sums">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`memberFile.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
