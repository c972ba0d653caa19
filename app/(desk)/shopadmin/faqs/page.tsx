import type { Metadata } from 'next'
import { FaqForm } from '@/components/desk/content/faqs/faq-form'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '常见问题' }

/** The questions and answers of the mall (contract operator §10). */
export default function FaqsPage() {
  return (
    <DeskPage entry="faqs" isBare>
      <FaqForm />
    </DeskPage>
  )
}
