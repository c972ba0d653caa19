import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readTemplate } from '@/lib/client/server'
import { mostId } from '@/lib/domain/id'
import { readRows } from '@/widgets/document'
import { WidgetPage } from '@/widgets/render'

/** `/custompage?pageid={theme_pc_template_id}` is mapped here (spec 1 §2). */
export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ pageid: string }>
}

async function read({ params }: PageProps) {
  const id = Number((await params).pageid)
  const rows = Number.isInteger(id) && id > 0 && id <= mostId ? await readTemplate(id) : null
  return { id, document: readRows(rows ?? notFound()) }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { id, document } = await read(props)
  const { name } = document.settings
  return {
    title: name && name !== '页面配置' ? name : '活动专题',
    alternates: { canonical: `/custompage?pageid=${id}` },
  }
}

export default async function CustomPage(props: PageProps) {
  const { document } = await read(props)
  return (
    <div className="pb-4">
      <WidgetPage document={document} />
    </div>
  )
}
