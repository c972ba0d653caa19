import type { Metadata } from 'next'
import { DeskHome } from '@/components/desk/desk-home'
import { DeskPage } from '@/components/desk/desk-page'

export const metadata: Metadata = { title: '概况' }

/** The home of operators and merchants (spec 3 §6). */
export default function ShopAdminPage() {
  return (
    <DeskPage entry="home">
      <DeskHome />
    </DeskPage>
  )
}
