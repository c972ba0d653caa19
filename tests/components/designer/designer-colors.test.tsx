/** @jest-environment ./tests/setup/browser-environment.ts */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { ColorInput } from '@/app/edit/_designer/settings/color-input'
import { colorOf, partsOf, readColor } from '@/app/edit/_designer/settings/color-text'
import { showPage } from '../../fixtures/components/mall-double'

describe('a colour in words', () => {
  it.each([
    ['#f00', '#ff0000ff'],
    ['#F008', '#ff000088'],
    ['e1251b', '#e1251bff'],
    [' #E1251B80 ', '#e1251b80'],
    ['rgb(225, 37, 27)', '#e1251bff'],
    ['rgba(225,37,27,0.5)', '#e1251b80'],
    ['rgb(225 37 27 / 50%)', '#e1251b80'],
    ['rgb(100%, 0%, 0%)', '#ff0000ff'],
    ['rgba(300, 0, 0, 7)', '#ff0000ff'],
    ['transparent', '#ffffff00'],
  ])('%s is %s', (text, color) => {
    const parts = readColor(text)
    expect(parts && colorOf(parts)).toBe(color)
  })

  it.each(['', 'red', '#ff', '#gggggg', 'rgb(1,2)', 'rgb(1.2.3,0,0)', 'url(#x)', 'rgba(%,0,0)'])(
    '%s is none',
    (text) => {
      expect(readColor(text)).toBeUndefined()
    },
  )

  it('is the same colour after it was stored, for any hex', () => {
    const hex = fc.stringMatching(/^#[\da-f]{6}$/)
    fc.assert(
      fc.property(hex, fc.integer({ min: 0, max: 100 }), (color, opacity) => {
        expect(partsOf(colorOf({ hex: color, opacity }))).toEqual({ hex: color, opacity })
      }),
    )
  })
})

describe('the field of a colour', () => {
  function show(color: string) {
    const current: { values: Record<string, unknown> } = { values: { wgtTheme: color } }
    function Host() {
      const [values, setValues] = useState(current.values)
      return (
        <ColorInput
          field={{ kind: 'color', key: 'wgtTheme', label: '主题色' }}
          values={values}
          id="w"
          problems={[]}
          onLeave={() => {}}
          onChange={(change) => {
            current.values = { ...values, ...change }
            setValues(current.values)
          }}
        />
      )
    }
    showPage(<Host />)
    return { current, user: userEvent.setup(), text: screen.getByRole('textbox', { name: '主题色色值' }) }
  }

  it('takes rgba and shows it as it is stored', async () => {
    const { current, user, text } = show('#000000ff')
    await user.clear(text)
    await user.type(text, 'rgba(225,37,27,0.5){Enter}')
    expect(current.values.wgtTheme).toBe('#e1251b80')
    expect(text).toHaveValue('#e1251b80')
    expect(screen.getByRole('spinbutton', { name: '主题色不透明度' })).toHaveValue(50)
  })

  it('says of another text that it is no colour, and keeps the one before', async () => {
    const { current, user, text } = show('#000000ff')
    await user.clear(text)
    await user.type(text, 'red')
    fireEvent.blur(text)
    expect(current.values.wgtTheme).toBe('#000000ff')
    expect(screen.getByText(/请输入 #ff0000 或/)).toBeVisible()
    await user.clear(text)
    await user.type(text, '#fff{Enter}')
    expect(screen.queryByText(/请输入 #ff0000 或/)).toBeNull()
    expect(current.values.wgtTheme).toBe('#ffffffff')
  })
})
