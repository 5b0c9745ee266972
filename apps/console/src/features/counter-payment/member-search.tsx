import type { BillMember } from '@comanda/client/staff'
import type { FoundMember } from '@comanda/contract'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useMemberStep } from './use-member-step.ts'

/** Finds the member of a bill by a text, or by a code that a scanner types. */
export const MemberSearch = ({ member }: { readonly member: BillMember }) => {
  const { t } = useMessages()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly FoundMember[]>()
  const { isBusy, step } = useMemberStep()
  const search = () =>
    step(async () => {
      const members = await member.find(text.trim())
      setFound(members)
      // What a scanner types next is another code; what found nobody is mended by hand.
      if (members?.length !== 0) setText('')
    })
  return (
    <>
      <form
        className="counter-find"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim().length >= 2) void search()
        }}
      >
        <Field
          label={t('counter.member.find')}
          value={text}
          autoComplete="off"
          maxLength={2000}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="large" variant="quiet" busy={isBusy}>
          {t('counter.member.go')}
        </Button>
      </form>
      {found && (
        <ul className="counter-found" aria-label={t('counter.member.title')}>
          {found.map(({ _id, name, memberNumber, phoneEnding }) => {
            const facts = [
              memberNumber && t('counter.member.number', { number: memberNumber }),
              phoneEnding && t('counter.member.ending', { digits: phoneEnding }),
            ].filter(Boolean)
            return (
              <li key={_id}>
                <Button
                  variant="quiet"
                  wide
                  size="large"
                  onClick={() =>
                    void step(async () => {
                      await member.attach(_id)
                      setFound(undefined)
                    })
                  }
                >
                  {[name ?? t('counter.member.noName'), ...facts].join(' · ')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <p role="status">{found?.length === 0 && t('counter.member.none')}</p>
    </>
  )
}
