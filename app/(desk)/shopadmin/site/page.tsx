import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { ProductFeed } from '@/components/desk/settings/site/product-feed'
import { SiteForm } from '@/components/desk/settings/site/site-form'

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
