import type { Till } from '@comanda/contract'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { Sums } from './sums.tsx'

/** What was counted in a drawer beside what should have been in it. */
export const DrawerSums = ({ drawer }: { readonly drawer: Till }) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const { counted, expected } = drawer
  if (counted === undefined || expected === undefined) return null
  const difference = Math.round((counted - expected) * 100) / 100
  return (
    <Sums
      rows={[
        { name: t('businessDay.expected'), amount: money(expected), as: 'note' },
        { name: t('businessDay.counted'), amount: money(counted), as: 'note' },
        { name: t('businessDay.difference'), amount: money(difference), as: 'note' },
      ]}
    />
  )
}
