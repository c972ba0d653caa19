import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { DeskHome } from '@/components/desk/home/desk-home'

export const metadata: Metadata = { title: '概况' }

/** The home of operators and merchants (spec 3 §6). */
export default function ShopAdminPage() {
  return (
    <DeskPage entry="home">
      <DeskHome />
    </DeskPage>
  )
}
