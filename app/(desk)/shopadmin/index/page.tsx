import type { Metadata } from 'next'
import { DeskHome } from '@/components/desk/desk-home'
import { DeskPage } from '@/components/desk/desk-page'

export const metadata: Metadata = { title: '商家中心' }

/** The home of a merchant (spec 3 §6). */
export default function ShopAdminPage() {
  return (
    <DeskPage entry="home">
      <DeskHome />
    </DeskPage>
  )
}
