import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { RoleList } from '@/components/desk/people/roles/role-list'

export const metadata: Metadata = { title: '角色' }

/** The roles of people at the desk (contract operator §8). */
export default function RolesPage() {
  return (
    <DeskPage entry="roles">
      <RoleList />
    </DeskPage>
  )
}
