import { afterEach, describe, expect, it, vi } from 'vitest'
import { fire } from '../testing/fire.ts'
import { render } from '../testing/render.tsx'
import { ScrollTabs } from './scroll-tabs.tsx'

afterEach(() => vi.unstubAllGlobals())

const tabs = ['tea', 'toast', 'rice'].map((id) => ({ id, text: id }))
const show = (selected: string | undefined, vertical = false) => {
  const onSelect = vi.fn<(id: string) => void>()
  const screen = render(
    <ScrollTabs
      label="Menu"
      name="menu"
      tabs={tabs}
      selected={selected}
      onSelect={onSelect}
      vertical={vertical}
    />,
  )
  const press = (key: string) => {
    const focused: string[] = []
    vi.stubGlobal('document', {
      getElementById: (id: string) => ({ focus: () => focused.push(id) }),
    })
    const preventDefault = vi.fn<() => void>()
    fire(screen.get('tab', selected), 'onKeyDown', { key, preventDefault })
    return { focused, isHandled: preventDefault.mock.calls.length > 0 }
  }
  return { ...screen, onSelect, press }
}

const stops = (selected?: string) =>
  show(selected)
    .all('tab')
    .map(({ props }) => props['tabIndex'])

describe('ScrollTabs', () => {
  it('is a tab list with one selected tab, which controls its panel', () => {
    const { get, all } = show('toast')
    expect(get('tablist', 'Menu')).toBeDefined()
    expect(all('tab').map(({ props }) => props['aria-selected'])).toEqual([false, true, false])
    expect(get('tab', 'toast').props).toMatchObject({
      id: 'menu-tab-toast',
      'aria-controls': 'menu-panel-toast',
    })
  })

  it('has one tab stop: the selected tab, else the first', () => {
    expect(stops('rice')).toEqual([-1, -1, 0])
    expect(stops()).toEqual([0, -1, -1])
  })

  it.each([
    ['ArrowRight', 'tea', 'toast'],
    ['ArrowRight', 'rice', 'tea'],
    ['ArrowLeft', 'tea', 'rice'],
    ['Home', 'rice', 'tea'],
    ['End', 'tea', 'rice'],
  ])('%s on %s selects and focuses %s', (key, from, to) => {
    const { press, onSelect } = show(from)
    expect(press(key)).toEqual({ focused: [`menu-tab-${to}`], isHandled: true })
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(to)
  })

  it('a column goes by the arrows up and down, a row by those to the sides', () => {
    const column = show('tea', true)
    expect(column.get('tablist').props['aria-orientation']).toBe('vertical')
    expect(column.press('ArrowDown').focused).toEqual(['menu-tab-toast'])
    expect(column.press('ArrowUp').focused).toEqual(['menu-tab-rice'])
    expect(column.press('ArrowRight').isHandled).toBe(false)
    expect(show('tea').press('ArrowDown').isHandled).toBe(false)
  })

  it('leaves other keys to the browser', () => {
    const { press, onSelect } = show('tea')
    expect(press('a')).toEqual({ focused: [], isHandled: false })
    expect(onSelect).not.toHaveBeenCalled()
  })
})
