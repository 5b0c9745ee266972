import { isStand } from '@comanda/client/kiosk'
import type { Tents } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { paths } from '../../router/paths.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { NumberPad } from '../keys/number-pad.tsx'

/** Those who eat in take a numbered stand to their table and type its number; who has none is called (KIOSK-8.3). */
export const StandPage = ({ tents }: { readonly tents: Tents }) => {
  const { t } = useVisitMessages()
  const { stand } = useKiosk().client
  const { cart } = useDiner().client
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [inUse, setInUse] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    void stand.inUse().then(setInUse)
  }, [stand])
  const number = Number(typed)
  const isWrong = typed.length === String(tents.to).length && !isStand(number, tents)
  const isTaken = isStand(number, tents) && inUse.has(number)
  const take = (chosen: number | null): void => {
    stand.take(chosen)
    // Back to the check, if the number was refused there.
    if (cart.state.get().lines.length > 0) void navigate({ to: paths.cart, replace: true })
  }
  return (
    <section className="kiosk-stand">
      <h1>{t('kiosk.stand.title')}</h1>
      <p>{t('kiosk.stand.text')}</p>
      <output className="kiosk-stand-number" aria-label={t('kiosk.stand.number')}>
        {typed === '' ? '–' : typed}
      </output>
      <p role="alert">
        {isWrong && t('kiosk.stand.wrong', { from: tents.from, to: tents.to })}
        {isTaken && t('kiosk.stand.taken')}
      </p>
      <NumberPad
        value={typed}
        most={String(tents.to).length}
        backLabel={t('kiosk.stand.back')}
        onChange={setTyped}
      />
      <div className="kiosk-stand-ways">
        <Button size="large" variant="quiet" wide onClick={() => take(null)}>
          {t('kiosk.stand.none')}
        </Button>
        <Button
          size="large"
          wide
          disabled={isTaken || !isStand(number, tents)}
          onClick={() => take(number)}
        >
          {t('kiosk.stand.take')}
        </Button>
      </div>
    </section>
  )
}
