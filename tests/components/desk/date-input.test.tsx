/** @jest-environment ./tests/setup/browser-environment.ts */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DateInput } from '@/components/desk/form/date-field/date-input'

/** Dates of the desk: typed, or chosen in a calendar by keys (components/desk/form/date-field). */

interface FormProps {
  first?: string
  hasTime?: boolean
  onSettle?: (text: string) => void
}

function Form({ first = '', hasTime = false, onSettle }: FormProps) {
  const [value, setValue] = useState(first)
  return (
    <>
      <label htmlFor="day">发布时间</label>
      <DateInput
        id="day"
        label="发布时间"
        value={value}
        onChange={setValue}
        hasTime={hasTime}
        {...(onSettle && { onSettle })}
      />
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: '发布时间' })

it('shows what is typed in one form once the field is left', async () => {
  const onSettle = jest.fn()
  render(<Form hasTime onSettle={onSettle} />)
  const user = userEvent.setup()
  await user.type(field(), '2026/12/1 9:05')
  expect(field()).toHaveValue('2026/12/1 9:05')
  await user.tab()
  expect(field()).toHaveValue('2026-12-01 09:05')
  expect(onSettle).toHaveBeenLastCalledWith('2026-12-01 09:05')
})

it('keeps what it cannot read', async () => {
  render(<Form />)
  const user = userEvent.setup()
  await user.type(field(), '下周一')
  await user.tab()
  expect(field()).toHaveValue('下周一')
})

it('has a calendar that keys move, which gives the focus back', async () => {
  render(<Form first="2026-12-01" />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '选择发布时间' }))
  const chosen = await screen.findByRole('button', { name: /2026年12月1日/, hidden: true })
  await waitFor(() => expect(chosen).toHaveFocus())
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(field()).toHaveValue('2026-12-09')
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(screen.getByRole('button', { name: '选择发布时间' })).toHaveFocus()
})

it('keeps the time of day of a day that is chosen, and Esc closes the calendar', async () => {
  render(<Form first="2026-12-01 14:05" hasTime />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '选择发布时间' }))
  await user.click(await screen.findByRole('button', { name: /2026年12月24日/, hidden: true }))
  expect(field()).toHaveValue('2026-12-24 14:05')
  await user.selectOptions(screen.getByRole('combobox', { name: '小时', hidden: true }), '08')
  expect(field()).toHaveValue('2026-12-24 08:05')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(screen.getByRole('button', { name: '选择发布时间' })).toHaveFocus()
})
