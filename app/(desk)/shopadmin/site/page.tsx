import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/desk-page'
import { ProductFeed } from '@/components/desk/site/product-feed'
import { SiteForm } from '@/components/desk/site/site-form'

export const metadata: Metadata = { title: '商城信息' }

/** Name, contact and company of the mall (contract operator). */
export default function SitePage() {
  return (
    <DeskPage entry="site" isBare>
      <SiteForm />
      <ProductFeed />
    </DeskPage>
  )
}
