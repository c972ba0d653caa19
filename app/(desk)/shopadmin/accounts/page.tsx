import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { AccountList } from '@/components/desk/people/accounts/account-list'

export const metadata: Metadata = { title: '账号' }

/** The people at the desk and what each may do (contract operator). */
export default function AccountsPage() {
  return (
    <DeskPage entry="accounts">
      <AccountList />
    </DeskPage>
  )
}
