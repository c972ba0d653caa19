import type { Metadata } from 'next'
import { NavigationForm } from '@/components/desk/content/navigation/navigation-form'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '导航与页脚' }

/** Navigation and footer of the built-in frame (contract operator §10). */
export default function NavigationPage() {
  return (
    <DeskPage entry="navigation" isBare>
      <NavigationForm />
    </DeskPage>
  )
}
