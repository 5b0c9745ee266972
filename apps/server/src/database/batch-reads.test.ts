import { describe, expect, it } from 'vitest'
import { batchReads } from './batch-reads.ts'

const store = new Map([
  ['a', { n: 1 }],
  ['b', { n: 2 }],
])
const reader = () => {
  const asked: (readonly string[])[] = []
  const read = batchReads((ids) => {
    asked.push(ids)
    return Promise.resolve(new Map([...store].filter(([id]) => ids.includes(id))))
  })
  return { asked, read }
}

describe('reads of one turn of the event loop', () => {
  it('are one statement, each with its own result', async () => {
    const { asked, read } = reader()
    const [a, b, none] = await Promise.all([read('a'), read('b'), read('c')])
    expect([a, b, none]).toEqual([{ n: 1 }, { n: 2 }, undefined])
    expect(asked).toEqual([['a', 'b', 'c']])
  })

  it('of the same record return an object each', async () => {
    const { asked, read } = reader()
    const [one, other] = await Promise.all([read('a'), read('a')])
    expect(one).toEqual(other)
    expect(one).not.toBe(other)
    expect(asked).toEqual([['a']])
  })

  it('are at most 200 a statement; further ones use the next', async () => {
    const { asked, read } = reader()
    await Promise.all(Array.from({ length: 450 }, (_, index) => read(String(index))))
    expect(asked.map((ids) => ids.length)).toEqual([200, 200, 50])
    await read('a')
    expect(asked).toHaveLength(4)
  })

  it('are not affected by an id that no record can have', async () => {
    const { asked, read } = reader()
    const hostile = ['a\0', '', 'x'.repeat(1_000_000)]
    const answers = await Promise.all(['a', ...hostile].map(read))
    expect(answers).toEqual([{ n: 1 }, undefined, undefined, undefined])
    expect(asked).toEqual([['a']])
  })

  it('fail together; later ones read again', async () => {
    let fails = true
    const read = batchReads(() =>
      fails ? Promise.reject(new Error('away')) : Promise.resolve(store),
    )
    const answers = await Promise.allSettled([read('a'), read('b')])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    fails = false
    expect(await read('a')).toEqual({ n: 1 })
  })
})
