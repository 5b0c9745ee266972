import { expect, it } from 'vitest'
import { atOnce } from './at-once.ts'

const row = (_id: string, attempt: string) => ({ shop: '', _id, attempt })
const rows = [row('1', 'a'), row('2', 'b'), row('3', 'a'), row('4', 'c')]

it('PAY-6.1: a provider that does not respond delays no other; rows of one payment wait for each other', async () => {
  const begun: string[] = []
  const responds: (() => void)[] = []
  const silent = new Promise<void>((resolve) => responds.push(resolve))
  const work = async ({ _id }: { readonly _id: string }): Promise<void> => {
    begun.push(_id)
    if (_id === '1') await silent
  }
  const done = atOnce(
    rows,
    work,
    () => undefined,
    ({ attempt }) => attempt,
  )
  expect(begun).toEqual(['1', '2', '4'])
  for (const respond of responds) respond()
  await done
  expect(begun).toEqual(['1', '2', '4', '3'])
})

it('PAY-6.1: what fails ends nothing else', async () => {
  const [failed, done]: [string[], string[]] = [[], []]
  const work = ({ _id }: { readonly _id: string }): Promise<void> => {
    if (_id === '1') return Promise.reject(new Error('no response'))
    done.push(_id)
    return Promise.resolve()
  }
  await atOnce(
    rows,
    work,
    (_error, { _id }) => void failed.push(_id),
    ({ attempt }) => attempt,
  )
  expect([failed, done.toSorted()]).toEqual([['1'], ['2', '3', '4']])
})
