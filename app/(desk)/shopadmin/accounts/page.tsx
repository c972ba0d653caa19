import type { Metadata } from 'next'
import { AccountList } from '@/components/desk/account-list'
import { DeskPage } from '@/components/desk/desk-page'

export const metadata: Metadata = { title: '账号' }

/** The people at the desk and what each may do (contract operator). */
export default function AccountsPage() {
  return (
    <DeskPage entry="accounts">
      <AccountList />
    </DeskPage>
  )
}
