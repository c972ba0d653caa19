import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/desk-page'
import { OpeningSteps } from '@/components/desk/start/opening-steps'

export const metadata: Metadata = { title: '开店向导' }

/** The steps before the mall opens (contract operator). */
export default function StartPage() {
  return (
    <DeskPage entry="start">
      <OpeningSteps />
    </DeskPage>
  )
}
