import type { Metadata } from 'next'
import { ClerkList } from '@/components/desk/clerks/clerk-list'
import { DeskPage } from '@/components/desk/desk-page'

export const metadata: Metadata = { title: '店员' }

/** The people of the own shop (contract operator §8). */
export default function ClerksPage() {
  return (
    <DeskPage entry="clerks">
      <ClerkList />
    </DeskPage>
  )
}
