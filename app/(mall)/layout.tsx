import type { ReactNode } from 'react'
import { CardExtras } from '@/components/goods/card-extras'
import { Frame } from '@/components/layout/frame'
import { getFrame } from '@/lib/readers/frame'
import { drawFrame } from '@/widgets/render'

/** Pages of the mall. Static: no cookies, no headers; what belongs to one person is filled in by islands. */
export default async function MallLayout({ children }: { children: ReactNode }) {
  const data = await getFrame()
  const [header, footer] = await Promise.all([drawFrame(data.header), drawFrame(data.footer)])
  return (
    <>
      <Frame data={data} header={header} footer={footer}>
        {children}
      </Frame>
      <CardExtras />
    </>
  )
}
