import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { ClerkList } from '@/components/desk/people/clerks/clerk-list'

export const metadata: Metadata = { title: '店员' }

/** The people of the own shop (contract operator §8). */
export default function ClerksPage() {
  return (
    <DeskPage entry="clerks">
      <ClerkList />
    </DeskPage>
  )
}
