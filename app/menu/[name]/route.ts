import { categoryFlyoutsHtml } from '@/components/layout/category-flyouts'
import { getFrame } from '@/lib/readers/frame'

/** `/categories.html` is mapped to `categories`: the fly-outs of the category menu, which it fetches when it opens. */
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  if ((await params).name !== 'categories') return new Response('没有这个菜单', { status: 404 })
  const { categories } = await getFrame()
  return new Response(categoryFlyoutsHtml(categories), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
