import type { Shop } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, Field, RadioRow } from '@comanda/ui'
import { useId, useState } from 'react'
import { failureWords } from '../../forms/failure-words.ts'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { nameOf, noNames } from '../../forms/names.ts'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { ShopSelect } from './shop-select.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

interface NewShopSheetProps {
  readonly shops: readonly Shop[]
  /** A shop is being set up now. */
  readonly onMade: () => void
  readonly onClosed: () => void
}

/** A further shop: a copy of another, or one that begins from nothing (GROUP-1). */
export const NewShopSheet = ({ shops, onMade, onClosed }: NewShopSheetProps) => {
  const { setup, shops: known } = useStaff()
  const { _id: present } = useShop()
  const { t, locale } = useMessages()
  const { busy, failure, submit } = useSubmit()
  const [isCopy, setIsCopy] = useState(true)
  const [from, setFrom] = useState(present)
  const [names, setNames] = useState(noNames)
  const [address, setAddress] = useState(noNames)
  const [phone, setPhone] = useState('')
  const name = useId()
  const form = useId()
  const source = shops.find(({ _id }) => _id === from)
  const make = async (): Promise<void> => {
    if (isCopy) {
      const at = nameOf(address)
      const made = await setup.copyShop({
        shop: from,
        name: nameOf(names),
        ...(at.length > 0 ? { address: at } : {}),
        ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
      })
      await known.open(made._id)
    } else await setup.move('shop')
    onMade()
  }
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t('group.newShop')}
      footer={
        <Button type="submit" form={form} size="large" wide busy={busy}>
          {t(isCopy ? 'group.makeCopy' : 'group.begin')}
        </Button>
      }
    >
      <form id={form} className="form-frame" onSubmit={submit(make)}>
        <fieldset className="form-group">
          <legend>{t('group.how')}</legend>
          <div>
            <RadioRow
              name={name}
              checked={isCopy}
              note={t('group.copyText')}
              onChange={() => setIsCopy(true)}
            >
              {t('group.asCopy')}
            </RadioRow>
            <RadioRow
              name={name}
              checked={!isCopy}
              note={t('group.emptyText')}
              onChange={() => setIsCopy(false)}
            >
              {t('group.asEmpty')}
            </RadioRow>
          </div>
        </fieldset>
        {isCopy && (
          <>
            <ShopSelect label={t('group.copyOf')} shops={shops} value={from} onChange={setFrom} />
            <NameInputs names={names} onChange={setNames} />
            <TextInputs
              label={t('group.address')}
              hint={t('group.addressText')}
              texts={address}
              onChange={setAddress}
            />
            <Field
              type="tel"
              label={t('group.phone')}
              value={phone}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => setPhone(event.currentTarget.value)}
            />
            <p className="form-text">
              {t('group.notCopied', { shop: localizedName(source?.name, locale) })}
            </p>
          </>
        )}
        {failure && (
          <p className="form-failure" role="alert">
            {failureWords(t, failure)}
          </p>
        )}
      </form>
    </StaffSheet>
  )
}
