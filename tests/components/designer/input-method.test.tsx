/** @jest-environment ./tests/setup/browser-environment.ts */
import { fireEvent, render, screen } from '@testing-library/react'
import { isEnter } from '@/lib/client/press/is-enter'

const enters = jest.fn()
beforeEach(() => enters.mockClear())

const press = (init: object) => {
  render(
    <input
      onKeyDown={(event) => {
        if (isEnter(event)) enters()
      }}
    />,
  )
  fireEvent.keyDown(screen.getByRole('textbox'), init)
  return enters.mock.calls.length
}

it.each<[string, object, number]>([
  ['Enter', { key: 'Enter', keyCode: 13 }, 1],
  ['Enter that confirms a word of an input method', { key: 'Enter', isComposing: true }, 0],
  ['the same in Safari, where the composition has ended', { key: 'Enter', keyCode: 229 }, 0],
  ['another key', { key: 'a' }, 0],
])('%s counts as Enter the right number of times', (_name, init, count) => {
  expect(press(init)).toBe(count)
})
