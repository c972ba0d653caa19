/** @jest-environment ./tests/setup/browser-environment.ts */
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RestoreButton } from '@/components/desk/list/restore-button'
import { showPage } from '../../fixtures/components/mall-double'

it('恢复 reads everything again that shows or counts the row', async () => {
  const rows = jest.fn(() => 1)
  const counts = jest.fn(() => 1)
  function Page() {
    useQuery({ queryKey: ['rows', 1], queryFn: rows })
    useQuery({ queryKey: ['counts', 1], queryFn: counts })
    return (
      <RestoreButton
        name="安装须知"
        restore={() => Promise.resolve()}
        doneText="已恢复为草稿"
        shownBy={[['rows'], ['counts']]}
      />
    )
  }
  showPage(<Page />)
  await waitFor(() => expect(counts).toHaveBeenCalledTimes(1))
  await userEvent.click(screen.getByRole('button', { name: '恢复安装须知' }))
  await waitFor(() => expect(rows).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(counts).toHaveBeenCalledTimes(2))
})
