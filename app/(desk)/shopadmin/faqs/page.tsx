import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/desk-page'
import { FaqForm } from '@/components/desk/faqs/faq-form'

export const metadata: Metadata = { title: '常见问题' }

/** The questions and answers of the mall (contract operator §10). */
export default function FaqsPage() {
  return (
    <DeskPage entry="faqs" isBare>
      <FaqForm />
    </DeskPage>
  )
}
