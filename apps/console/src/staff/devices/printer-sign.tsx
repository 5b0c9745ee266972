import { normaliseError } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { createPrinterTroubles, type PrinterTrouble } from '@comanda/client/staff'
import { Button, Icon, Select, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages.ts'
import { useShop } from '../shop-context.tsx'
import { Sign } from '../screen/sign.tsx'
import { useStaff } from '../staff-context.tsx'
import { useFormats } from '../use-formats.ts'

interface TroubleProps {
  readonly trouble: PrinterTrouble
  readonly others: readonly { readonly _id: string; readonly name: string }[]
  readonly onPrint: (to: string) => Promise<void>
}

/** A printer that does not print: why, what waits for it, and another one that prints it now. */
const Trouble = ({ trouble: { printer, waiting }, others, onPrint }: TroubleProps) => {
  const { t } = useMessages()
  const { time } = useFormats()
  const [chosen, setChosen] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const to = others.find(({ _id }) => _id === chosen) ?? others[0]
  return (
    <li>
      <h3>{printer.name}</h3>
      <p className="sign-problem">
        <Icon name="warning" size="small" />
        {t(`printers.problems.${printer.problem ?? 'fault'}`)}
      </p>
      <p>{t(`printers.remedies.${printer.problem ?? 'fault'}`)}</p>
      {waiting.length > 0 && (
        <ul aria-label={t('printers.waiting', { count: waiting.length })}>
          {waiting.map(({ _id, kind, number, createTime }) => (
            <li key={_id}>
              {[t(`printers.slip.${kind}`), number, time(createTime)].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && to && (
        <div className="sign-ways">
          <Select
            label={t('printers.printAt')}
            value={to._id}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          >
            {others.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </Select>
          <Button
            size="large"
            busy={isBusy}
            onClick={() => {
              setIsBusy(true)
              void onPrint(to._id).finally(() => setIsBusy(false))
            }}
          >
            {t('printers.printThem', { count: waiting.length })}
          </Button>
        </div>
      )}
    </li>
  )
}

/** The red sign while a printer of the shop does not print; its sheet says what to do (PRINT-6.2). */
export const PrinterSign = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [watch] = useState(() => createPrinterTroubles(connection, shop))
  const { troubles, printers } = useStore(watch.state)
  const { t } = useMessages()
  useEffect(() => watch.open(), [watch])
  const [first] = troubles
  const print = async ({ waiting }: PrinterTrouble, to: string): Promise<void> => {
    try {
      for (const { _id } of waiting) await watch.calls.again(_id, to)
      showToast(t('printers.printing'), { tone: 'success' })
    } catch (error) {
      showToast(t('settings.problem', { message: normaliseError(error).message }), {
        tone: 'danger',
      })
    }
  }
  const waits = troubles.reduce((count, { waiting }) => count + waiting.length, 0)
  const words =
    first &&
    [
      troubles.length === 1
        ? `${first.printer.name}: ${t(`printers.problems.${first.printer.problem ?? 'fault'}`)}`
        : t('printers.troubles', { count: troubles.length }),
      waits > 0 ? t('printers.waiting', { count: waits }) : '',
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Sign words={words} icon="print" title={t('printers.title')} none={t('printers.allPrint')}>
      {troubles.map((trouble) => (
        <Trouble
          key={trouble.printer._id}
          trouble={trouble}
          others={printers.filter(
            ({ _id, problem }) => _id !== trouble.printer._id && problem === undefined,
          )}
          onPrint={(to) => print(trouble, to)}
        />
      ))}
    </Sign>
  )
}
