/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Field } from '@/components/ui/field'

const field = (error?: string) => (
  <Field id="name" label="收货人" {...(error && { error })}>
    <input id="name" />
  </Field>
)

describe('the error of a field', () => {
  it('appears at once when no press is under way, and is announced', () => {
    const { rerender } = render(field())
    rerender(field('请填写收货人'))
    expect(screen.getByRole('alert')).toHaveTextContent('请填写收货人')
  })

  it('waits for the end of a press, so that the pressed control stays below the pointer', async () => {
    const { rerender } = render(field())
    fireEvent.pointerDown(document.body)
    rerender(field('请填写收货人'))
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.pointerUp(document.body)
    fireEvent.click(document.body)
    expect(await screen.findByRole('alert')).toHaveTextContent('请填写收货人')
  })

  it('stays during a press that corrects it, and goes with its end', async () => {
    const { rerender } = render(field('请填写收货人'))
    fireEvent.pointerDown(document.body)
    rerender(field())
    expect(screen.getByRole('alert')).toBeVisible()
    await act(async () => {
      fireEvent.pointerCancel(document.body)
      await new Promise((resolve) => setTimeout(resolve, 5))
    })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
