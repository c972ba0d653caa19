import type { ReactNode } from 'react'
import { CardExtras } from '@/components/goods/card-extras'
import { Frame } from '@/components/layout/frame'
import { getFrame } from '@/lib/readers/frame'
import { renderFrame } from '@/widgets/render-frame'
import { widgetReaders } from './widget-readers'

/** The frame of all pages of the mall. Static: reads neither cookies nor headers; islands add what is personal. */
export default async function MallLayout({ children }: { children: ReactNode }) {
  const data = await getFrame()
  const [header, footer] = await Promise.all([
    renderFrame(data.header, widgetReaders),
    renderFrame(data.footer, widgetReaders),
  ])
  return (
    <>
      <Frame data={data} header={header} footer={footer}>
        {children}
      </Frame>
      <CardExtras />
    </>
  )
}
