import { setSessionInvoice } from '@comanda/client'
import { taiwanInvoiceError, type TaiwanTaxType } from '@comanda/shop-rules/contact'
import type { TaiwanInvoice } from '@comanda/contract'
import { Banner, Button } from '@comanda/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { CodeSheet } from '../keys/code-sheet.tsx'
import { useKiosk } from '../kiosk-context.tsx'

/** How long the guest has, in seconds: a little less than the minute after which the server has it printed (INV-3.5). */
const SECONDS = 55

const kinds = [
  'electronic',
  'email',
  'company',
  'donate',
  'nrt',
] as const satisfies readonly TaiwanTaxType[]
type Kind = (typeof kinds)[number]

const fields = {
  electronic: 'twTaxVehicle',
  company: 'twTaxComp',
  donate: 'twDonate',
  nrt: 'twTaxNrt',
  email: 'twTaxEmail',
} as const
const most = { electronic: 16, company: 8, donate: 7, nrt: 10, email: 80 } as const
const keys = {
  electronic: 'letters',
  email: 'email',
  company: 'digits',
  donate: 'digits',
  nrt: 'letters',
} as const

const invoiceOf = (kind: Kind, text: string): TaiwanInvoice => ({
  twTaxType: kind,
  [fields[kind]]: kind === 'email' ? text.trim() : text.trim().toUpperCase(),
})

const useSecondsLeft = (onOver: () => void): number => {
  const [left, setLeft] = useState(SECONDS)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const end = Date.now() + SECONDS * 1000
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) over()
    }, 250)
    return () => clearInterval(timer)
  }, [])
  return left
}

/** Beside what is typed the time has little room: what follows it was read before. */
const TimeLeft = ({ seconds }: { readonly seconds: number }) => {
  const { t } = useVisitMessages()
  return (
    <span role="timer" aria-label={t('kiosk.invoice.left', { count: seconds })}>
      {t('kiosk.invoice.seconds', { count: seconds })}
    </span>
  )
}

interface InvoiceStepProps {
  readonly session: string
  readonly onDone: () => void
}

/** To whom the Taiwan invoice goes: scanned, typed, donated, or on paper, which it is after a minute (KIOSK-6.6). */
export const InvoiceStep = ({ session, onDone }: InvoiceStepProps) => {
  const { t } = useVisitMessages()
  const { t: orderingWords } = useOrderingMessages()
  const { client, carrier } = useKiosk()
  const { invoiceByEmail } = useCatalogue().menu?.shop ?? {}
  const [kind, setKind] = useState<Kind>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const left = useSecondsLeft(onDone)
  const save = async (invoice: TaiwanInvoice): Promise<void> => {
    const wrong = taiwanInvoiceError(invoice)
    if (wrong) return setProblem(orderingWords(`invoice.errors.${wrong.code}`))
    setIsBusy(true)
    const failure = await setSessionInvoice(client.connection, session, invoice)
    setIsBusy(false)
    if (failure === undefined) return onDone()
    const isIssued = failure.code === 'invoiceIssued'
    return setProblem(t(isIssued ? 'kiosk.invoice.issued' : 'kiosk.invoice.failed'))
  }
  const take = useEffectEvent(() => {
    const code = carrier.get()
    if (code === undefined) return
    carrier.set(undefined)
    void save(invoiceOf('electronic', code))
  })
  useEffect(() => {
    // One that was scanned before is taken at once.
    queueMicrotask(() => take())
    return carrier.subscribe(() => take())
  }, [carrier])
  const choose = (next: Kind | undefined): void => {
    setKind(next)
    setProblem('')
  }
  return (
    <section className="kiosk-invoice">
      <h1>{t('kiosk.invoice.title')}</h1>
      <p role="timer">{t('kiosk.invoice.left', { count: left })}</p>
      {problem && kind === undefined && (
        <Banner tone="danger" icon="warning">
          {problem}
        </Banner>
      )}
      <p>{t('kiosk.invoice.scan')}</p>
      <div className="kiosk-choices">
        {kinds
          .filter((one) => one !== 'email' || invoiceByEmail)
          .map((one) => (
            <Button key={one} size="large" wide variant="quiet" onClick={() => choose(one)}>
              {orderingWords(`invoice.types.${one}`)}
            </Button>
          ))}
        <Button size="large" wide onClick={onDone}>
          {t('kiosk.invoice.paper')}
        </Button>
      </div>
      {kind !== undefined && (
        <CodeSheet
          title={orderingWords(`invoice.types.${kind}`)}
          closeLabel={t('kiosk.invoice.back')}
          label={orderingWords(`invoice.fields.${kind}`)}
          hint={orderingWords(`invoice.hints.${kind}`)}
          error={problem || undefined}
          end={<TimeLeft seconds={left} />}
          keys={keys[kind]}
          most={most[kind]}
          first={kind === 'electronic' ? '/' : ''}
          isBusy={isBusy}
          onCode={(code) => void save(invoiceOf(kind, code))}
          onClosed={() => choose(undefined)}
        />
      )}
    </section>
  )
}
