import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { OpeningSteps } from '@/components/desk/home/opening-steps'

export const metadata: Metadata = { title: '开店向导' }

/** The steps before the mall opens (contract operator). */
export default function StartPage() {
  return (
    <DeskPage entry="start">
      <OpeningSteps />
    </DeskPage>
  )
}
